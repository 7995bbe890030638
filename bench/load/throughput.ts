import type { Report } from '../report.ts';
import { caseName, type Round, runRound, type Server, type Servers } from './round.ts';
import type { Generator } from './start-generator.ts';
import { columns, type Measured } from './throughput-columns.ts';

/** With two servers, a round to warm up and the wait for last answers, a case is over in less than 20 seconds. */
const rounds = 5;
const seconds = 1.3;

const cases = [true, false].flatMap((isKept) =>
  [1, 64, 512].map((visitors) => ({ visitors, isKept })),
);

type Case = (typeof cases)[number];

const title = `Answers a second, and microseconds of a processor that the server takes for each: medians of ${rounds} rounds.
Each server is one process. A ratio below 1 says that nginx is better. The generator could not ask as much as the one it
held up could have answered: there the ratio of microseconds tells more.`;

/** How much our server answers, beside nginx where that can be had. */
export async function benchThroughput(generator: Generator, servers: Servers): Promise<Report> {
  const rows = [['', ...columns.map(({ name }) => name)]];
  const failures: string[] = [];
  for (const one of cases) {
    const measured = await measure(generator, servers, one);
    rows.push([caseName(one), ...columns.map(({ cell }) => cell(measured))]);
    failures.push(...[...measured.own, ...measured.nginx].flatMap(({ failures }) => failures));
  }
  return { title, rows, failures };
}

async function measure(
  generator: Generator,
  { own, nginx }: Servers,
  one: Case,
): Promise<Measured> {
  const run = (server: Server) => runRound(generator, server, { ...one, seconds });
  const isWrong = ({ errors }: Round) => errors > 0;
  const measured: Measured = { own: [], nginx: [] };
  // One after the other, so that whatever else the machine does hits both.
  for (let round = 0; round <= rounds; round += 1) {
    measured.own.push(await run(own));
    if (nginx) measured.nginx.push(await run(nginx));
    // A round with errors may take longer, and is enough to know.
    if ([...measured.own, ...measured.nginx].some(isWrong)) return measured;
  }
  // The first was for warming up.
  return { own: measured.own.slice(1), nginx: measured.nginx.slice(1) };
}
