/**
 * `npm run bench:lighthouse`: how Lighthouse rates each screen on its slow phone.
 * `npm run bench:lighthouse -- about jobs` rates only the screens whose names begin with one of the words.
 */
import { ensureBrowser } from '../tests/browser/ensure-browser.ts';
import { serveBuiltSite } from '../tests/browser/served-site.ts';
import { categories, failuresOf, medianReport, type Report, scoreOf } from './lighthouse/report.ts';
import { type RunLighthouse, readyLighthouse } from './lighthouse/run-lighthouse.ts';
import { chosenScreens, type Screen, withoutScripts } from './lighthouse/screens.ts';
import { headLine, screenLine } from './lighthouse/table.ts';
import { tlsFront } from './lighthouse/tls-front.ts';

interface Measured {
  screen: Screen;
  reports: Report[];
}

const screens = chosenScreens(process.argv.slice(2));
const runLighthouse = await readyLighthouse(ensureBrowser());
const served = await serveBuiltSite();
// Through https, as every visitor comes: some audits judge less on http://localhost.
const { address, stop: stopFront } = await tlsFront(served.address);
const stop = async () => {
  stopFront();
  await served.stop();
};
// A signal alone would end this process and leave the server and the browser running.
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
try {
  const measured = await measure(screens, { address, runLighthouse });
  sayWithWhat(measured);
  if (sayFailures(measured)) process.exitCode = 1;
} finally {
  await stop();
}

interface Site {
  address: string;
  runLighthouse: RunLighthouse;
}

/** One run at a time: two would slow each other down. */
async function measure(screens: Screen[], { address, runLighthouse }: Site): Promise<Measured[]> {
  const width = Math.max(...screens.map(({ path }) => path.length));
  console.log('Scores out of 100 and figures, each the median of three runs on a simulated phone:');
  console.log(headLine(width));
  const measured: Measured[] = [];
  for (const screen of screens) {
    const url = new URL(screen.path, address).href;
    const reports: Report[] = [];
    const bare: Report[] = [];
    for (let run = 0; run < 3; run++) {
      reports.push(await runLighthouse(url, screen.config));
      bare.push(await runLighthouse(url, withoutScripts));
    }
    console.log(screenLine(screen.path, width, { whole: reports, bare }));
    measured.push({ screen, reports });
  }
  return measured;
}

function sayWithWhat(measured: Measured[]) {
  const report = measured[0]?.reports[0];
  const browser = report?.environment.hostUserAgent.match(/\S*Chrome\/\S+/)?.[0];
  console.log(`\nMeasured with Lighthouse ${report?.lighthouseVersion} in ${browser}.`);
  console.log(
    'A machine below 1000 (benchmarkIndex) was slow or busy: TBT and performance show it.',
  );
}

/** Whether any score is below 100, and why. */
function sayFailures(measured: Measured[]): boolean {
  let isAnyLow = false;
  for (const { screen, reports } of measured) {
    for (const { id, name } of categories) {
      const report = medianReport(reports, id);
      const score = scoreOf(report, id);
      if (score === 100) continue;
      isAnyLow = true;
      console.log(`\n${screen.path} has ${score} for ${name}:`);
      for (const { audit, findings } of failuresOf(report, id)) {
        console.log([`  ${audit}`, ...findings].join('\n    '));
      }
    }
  }
  return isAnyLow;
}
