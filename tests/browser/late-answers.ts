/** Read by Node before the site's server: each answer comes late, by chance, as it does on a slow network. */
import { Server } from 'node:http';

const latest = 800;

const { emit } = Server.prototype;

Object.assign(Server.prototype, {
  emit(this: Server, event: string, ...given: unknown[]): boolean {
    const go = () => Reflect.apply(emit, this, [event, ...given]);
    if (event !== 'request') return go();
    setTimeout(go, Math.random() * latest);
    return true;
  },
});
