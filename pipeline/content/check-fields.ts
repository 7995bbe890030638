import type { z } from 'zod';
import { type FieldSchema, fieldSchemaOf, stepInto } from './field-schema.ts';
import { problem } from './problem.ts';

/** What the schema has against a file, a sentence each. */
export function fieldProblems(file: string, schema: z.ZodType, data: unknown): string[] {
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  return issues
    .filter((issue) => !isMisspelt(issue, issues))
    .map((issue) => problem({ file, path: issue.path.map(step) }, sentence(issue, schema)));
}

/** A field is missing where another has a name that nobody knows: one sentence is enough. */
function isMisspelt({ path, code, input }: z.core.$ZodIssue, issues: z.core.$ZodIssue[]): boolean {
  const entry = path.slice(0, -1).join();
  return (
    code === 'invalid_type' &&
    input === undefined &&
    issues.some((other) => other.code === 'unrecognized_keys' && other.path.join() === entry)
  );
}

function step(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}

/** What is wrong, and how to put it right. Words that a field brings itself win. */
function sentence(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  switch (issue.code) {
    case 'invalid_type':
      return isOurs(issue.message) ? issue.message : wrongKind(issue);
    case 'unrecognized_keys':
      return unknownFields(issue.keys, fieldsAt(schema, issue.path));
    case 'too_small':
    case 'too_big':
      return issue.origin === 'string' ? wrongLength(issue) : wrongNumber(issue);
    case 'invalid_value':
      return isOurs(issue.message)
        ? issue.message
        : `is "${issue.input}", which is not known here. Use one of: ${issue.values.join(', ')}.`;
    default:
      return issue.message;
  }
}

/** Zod's own begin with a capital letter, ours go on after the name of the field. */
function isOurs(message: string): boolean {
  return /^[a-z]/.test(message);
}

const kinds: Record<string, string> = {
  string: 'Write a text.',
  boolean: 'Write true or false, without quotes.',
  array: 'Make it a list: each entry on a line of its own, with a dash and a space before it.',
  object: 'Give it its fields, each on a line of its own, two spaces further in.',
};

function wrongKind({ expected, input }: z.core.$ZodIssueInvalidType): string {
  const fix = kinds[expected] ?? '';
  if (input === undefined) return `is missing. Add it again: the page needs it.`;
  if (input === null) return `is empty. ${fix}`;
  if (expected === 'string' && typeof input !== 'object') {
    return `is ${input}, which is read as a ${typeof input === 'number' ? 'number' : 'yes or no'} and not as a text. Put it in quotes: '${input}'`;
  }
  return `is not what the page needs there. ${fix}`;
}

function unknownFields(names: string[], known: string[]): string {
  const one = names.length === 1;
  return (
    `has ${one ? 'a field' : 'fields'} that nobody reads: ${names.join(', ')}. ` +
    `Correct the name or delete ${one ? 'it' : 'them'}. The fields here are: ${known.join(', ')}.`
  );
}

/** The names of the fields at a place in a file. */
function fieldsAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const here = path.map(step).reduce<FieldSchema | undefined>(stepInto, fieldSchemaOf(schema));
  return Object.keys(here?.properties ?? {});
}

function wrongLength(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  const change = issue.code === 'too_big' ? 'shorter' : 'longer';
  return `has ${String(issue.input).length} characters, and there is room for ${limit}. Make it ${change}.`;
}

function wrongNumber(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const wanted = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const has = Array.isArray(issue.input) ? issue.input.length : 'another number';
  return (
    `holds ${has}, but the page is made for ${wanted}. ` +
    `Add or remove entries until there are ${wanted}; another number needs a developer, who changes it in src/content/schema, too.`
  );
}
