import { freePort, startProgram } from '../../hosts/start-program.ts';
import type { Engine } from '../visitor.ts';
import type { WebKitPrograms } from './programs.ts';
import { startScreen } from './screen.ts';
import { openSession } from './webdriver.ts';
import { visitorIn } from './webdriver-visitor.ts';

/** WebKitGTK's small browser on a screen that nobody sees, led by its WebDriver: Playwright knows only a WebKit of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen(programs.screen);
  // Tests that are broken off leave nothing running: a browser still open ends with its screen.
  process.once('exit', screen.stop);
  const port = await freePort();
  const driver = await startProgram(programs.driver, [`--port=${port}`], port, {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
  });
  process.once('exit', driver.stop);
  // Without its toolbar the window can be as narrow as a phone.
  const browser = { binary: programs.browser, args: ['--automation', '--full-screen'] };
  return {
    visit: async (site, size) => {
      const session = await openSession(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': browser,
      });
      await session.ask('POST', '/window/rect', { x: 0, y: 0, ...size });
      return visitorIn(session, site);
    },
    stop: async () => {
      screen.stop();
      await driver.stop();
    },
  };
}
