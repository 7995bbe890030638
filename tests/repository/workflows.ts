import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parse } from 'yaml';

/** What the tests ask of a workflow that GitHub's own parser has found to be one. */
export interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  container?: { image: string };
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  steps: { uses?: string; run?: string }[];
}

const folder = '.github/workflows';

/** Those that run here, and the one that others copy. */
export const workflowFiles = [
  ...readdirSync(folder).map((name) => join(folder, name)),
  'deploy/github-pages.yml',
];

export function workflowIn(file: string): Workflow {
  return parse(readFileSync(file, 'utf8'));
}

/** What GitHub would complain of. */
export async function faultsOf(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'workflow', content },
    new NoOperationTraceWriter(),
  );
  // Adds to the errors: names that stand for nothing are found only here.
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
