/**
 * `npm run bench:load`: whether our server's memory stays as it is, and how much it answers beside nginx, on the same files
 * and the same machine. Takes about four minutes; `npm run bench:load -- memory` runs one part only.
 */
import { type RunningHost, startNginx, startOwn } from '../tests/hosts/hosts.ts';
import { sayIfBusy } from './busy-machine.ts';
import { benchMemory } from './load/memory.ts';
import { questionsFor } from './load/questions.ts';
import type { Server } from './load/round.ts';
import { type Generator, startGenerator } from './load/start-generator.ts';
import { benchThroughput } from './load/throughput.ts';
import { print } from './report.ts';

const parts = { memory: benchMemory, throughput: benchThroughput };

const [only] = process.argv.slice(2);
if (only && !(only in parts)) throw new Error(`There is no part called ${only}.`);
sayIfBusy();
const generator = startGenerator();
// Without it the bench comes to its end, and with it the servers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, generator.stop);
const own = await startOwn();
const nginx = await startNginx();
try {
  await bench(generator);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  generator.stop();
  await Promise.all([own.stop(), nginx?.stop()]);
}

async function bench(generator: Generator): Promise<void> {
  const servers = {
    own: await serverOf('our server', own),
    nginx: nginx && (await serverOf('nginx', nginx)),
  };
  if (!nginx) console.log('skipped: nginx is not installed here, and cannot be');
  const failures: string[] = [];
  for (const [name, bench] of Object.entries(parts)) {
    if (only && only !== name) continue;
    const report = await bench(generator, servers);
    print(report);
    failures.push(...report.failures);
  }
  console.log('');
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
  else console.log('Every answer was right.');
}

/** Both are asked for the same: brotli, unless this nginx has none. */
async function serverOf(name: string, host: RunningHost): Promise<Server> {
  const encoding = nginx?.hasBrotli === false ? 'gzip' : 'br';
  return { name, host, questions: await questionsFor(host, encoding) };
}
