import type { RunningHost } from '../../tests/hosts/hosts.ts';
import { usageOf } from './process-usage.ts';
import type { Job } from './put-load.ts';
import type { Question } from './questions.ts';
import type { Generator } from './start-generator.ts';

/** A server, and what it is asked. */
export interface Server {
  name: string;
  host: RunningHost;
  questions: Question[];
}

/** Ours, and nginx where it can be had. */
export interface Servers {
  own: Server;
  nginx: Server | undefined;
}

/** How a server did for a while. */
export interface Round {
  answers: number;
  answersASecond: number;
  /** Microseconds of a processor that the server took for an answer; not known on every system. */
  work: number | undefined;
  /** Whether the generator was busier than the server, which then could have answered more. */
  isHeldUp: boolean;
  errors: number;
  /** A sentence for each kind of error. */
  failures: string[];
}

export async function runRound(
  generator: Generator,
  { name, host, questions }: Server,
  job: Pick<Job, 'visitors' | 'isKept' | 'seconds' | 'most'>,
): Promise<Round> {
  const before = usageOf(host.pid);
  const load = await generator.run({ port: host.port, questions, ...job });
  const after = usageOf(host.pid);
  const busySeconds = before && after && after.busySeconds - before.busySeconds;
  return {
    answers: load.answers,
    answersASecond: load.answers / load.seconds,
    work: busySeconds && (busySeconds / load.answers) * 1e6,
    isHeldUp: busySeconds !== undefined && load.busySeconds > busySeconds,
    errors: Object.values(load.errors).reduce((sum, times) => sum + times, 0),
    failures: Object.entries(load.errors).map(
      ([reason, times]) => `${name}, ${caseName(job)}: ${reason}, ${times} ×`,
    ),
  };
}

export function caseName({ visitors, isKept }: Pick<Job, 'visitors' | 'isKept'>): string {
  return `${visitors} at a time, ${isKept ? 'connections kept' : 'a connection each'}`;
}
