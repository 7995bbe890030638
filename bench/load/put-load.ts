import { Line } from './line.ts';
import type { Question } from './questions.ts';

export interface Job {
  port: number;
  questions: Question[];
  /** How many ask at the same time, each one question after the other. */
  visitors: number;
  /** Whether a connection is kept for the next question. */
  isKept: boolean;
  /** It is over after so many seconds, or after so many questions. */
  seconds: number;
  most?: number;
}

export interface Load {
  answers: number;
  /** How often what went wrong. */
  errors: Record<string, number>;
  seconds: number;
  /** For how many of them the generator itself kept a processor busy. */
  busySeconds: number;
}

/** How many seconds the last answers may take after the time is over. */
const patience = 2;

/** Asks a server as much as it can answer. */
export async function putLoad(job: Job): Promise<Load> {
  const { port, visitors, seconds, most = Number.POSITIVE_INFINITY } = job;
  const requests = job.questions.map((question) => ({ question, bytes: bytesOf(question, job) }));
  const lines = Array.from({ length: visitors }, () => new Line(port));
  const load = { answers: 0, errors: {} as Load['errors'] };
  let asked = 0;
  let isOver = false;

  async function visit(line: Line, first: number): Promise<void> {
    for (let turn = first; !isOver && asked < most; turn += 1) {
      const request = requests[turn % requests.length];
      if (!request) break;
      asked += 1;
      try {
        await line.ask(request.question, request.bytes);
        load.answers += 1;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        load.errors[reason] = (load.errors[reason] ?? 0) + 1;
      }
    }
    line.hangUp();
  }

  const usage = process.cpuUsage();
  const begin = performance.now();
  const timers = [
    setTimeout(() => {
      isOver = true;
    }, seconds * 1000),
    setTimeout(
      () => {
        for (const line of lines) line.hangUp(new Error('no answer in time'));
      },
      (seconds + patience) * 1000,
    ),
  ];
  await Promise.all(lines.map(visit));
  for (const timer of timers) clearTimeout(timer);
  const { user, system } = process.cpuUsage(usage);
  return {
    ...load,
    seconds: (performance.now() - begin) / 1000,
    busySeconds: (user + system) / 1e6,
  };
}

function bytesOf({ path, headers }: Question, { port, isKept }: Job): Buffer {
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(!isKept && { Connection: 'close' }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
