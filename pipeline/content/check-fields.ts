import type { z } from 'zod';
import type { Problem } from './problems.ts';

/** What the schema has against what a file holds. */
export function fieldProblems(file: string, schema: z.ZodType, data: unknown): Problem[] {
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  return issues.map((issue) => ({
    file,
    path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
    text: textOf(issue),
  }));
}

/** In zod's words, but where somebody who does not program would be lost. */
function textOf(issue: z.core.$ZodIssue): string {
  // The words of our own schema go on after the name of the field.
  if (/^[a-z]/.test(issue.message)) return issue.message;
  if (issue.code === 'too_big' || issue.code === 'too_small') return wrongSize(issue);
  if (issue.input === undefined || issue.input === null) return 'is empty. Fill it in.';
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    return `is ${issue.input}, which is not read as a text. Put it in quotes: '${issue.input}'`;
  }
  return `cannot be used. ${issue.message}.`;
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [what, { length }] =
    issue.origin === 'array'
      ? ['entries', issue.input as unknown[]]
      : ['characters', String(issue.input)];
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  return `has ${length} ${what}. The page needs ${limit}.`;
}
