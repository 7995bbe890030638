import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsOf, type Workflow, workflowFiles, workflowIn } from './workflows.ts';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const readme = readFileSync('README.md', 'utf8');
const testing = workflowIn('.github/workflows/test.yml');
const weekly = workflowIn('.github/workflows/weekly.yml');

function stepsOf(workflow: Workflow) {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

/** All that is run, with each command of a matrix. */
function commandsOf(workflow: Workflow): string[] {
  return Object.values(workflow.jobs).flatMap(({ steps, strategy }) =>
    steps.flatMap(({ run }) =>
      run?.includes('matrix.command') ? (strategy?.matrix['command'] ?? []) : (run ?? []),
    ),
  );
}

describe.each(workflowFiles)('%s', (file) => {
  const workflow = workflowIn(file);

  test('is a workflow as GitHub understands it', async () => {
    expect(await faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('runs only scripts that package.json has', () => {
    const named = commandsOf(workflow).flatMap((command) => [
      ...command.matchAll(/npm (?:run (\S+)|(test|start))/g),
    ]);
    expect(named).not.toEqual([]);
    for (const [command, script, short] of named) {
      expect(Object.keys(scripts), `${command} in ${file}`).toContain(script ?? short);
    }
  });

  test('says what it may do, and when to give up', () => {
    expect(workflow.permissions).toMatchObject({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('runs only actions of GitHub’s own, or a commit that nobody can move', () => {
    for (const { uses } of stepsOf(workflow)) {
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$|@[\da-f]{40}$/);
    }
  });
});

test('all workflows take the same version of an action', () => {
  const used = new Set(
    workflowFiles.flatMap((file) => stepsOf(workflowIn(file)).flatMap(({ uses }) => uses ?? [])),
  );
  const names = [...used].map((uses) => uses.replace(/@.*/, ''));
  expect(names).toEqual([...new Set(names)]);
});

test('every change is tested with the command that README.md names', () => {
  const [command] = commandsOf(testing);
  expect(command).toBe('npm ci && npm test');
  expect(readme).toContain(command);
});

test('every change is tested with each Node that README.md and package.json promise', () => {
  const promise = /Node (?<oldest>[\d.]+) or later \((?<used>[^)]*) are used\)/.exec(
    readme,
  )?.groups;
  const nodes = testing.jobs['test']?.strategy?.matrix['node'] ?? [];
  expect(nodes[0], 'the oldest').toBe(promise?.['oldest']);
  expect(engines.node).toBe(`>=${nodes[0]}`);
  expect(nodes.map((node) => node.split('.')[0])).toEqual(promise?.['used']?.match(/\d+/g));
});

test('neither may do more than read', () => {
  for (const { permissions } of [testing, weekly]) {
    expect(permissions).toEqual({ contents: 'read' });
  }
});

test('the engines are tried with what is built, on the Node that .nvmrc names', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  const { container, steps } = weekly.jobs['engines'] ?? { steps: [] };
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm ci', 'npm run build', 'npm run test:engines']);
  expect(container?.image).toBe(`node:${node}-bookworm`);
});

test('each recipe is followed once a week, with all tests that depend on content', () => {
  expect(commandsOf(weekly)).toContain('npm run test:recipes');
});

test('tests meet late answers once a week', () => {
  expect(commandsOf(weekly)).toContain('npm run build && npm run test:late');
});

test('each break is tried once a week, in parts', () => {
  const shards = commandsOf(weekly).flatMap((command) => /--shard (\S+)/.exec(command)?.[1] ?? []);
  expect(shards.length).toBeGreaterThan(1);
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
});

describe('the check finds', () => {
  test.each([
    ['a wrong key', 'test', 'runs-on:', 'run-on:'],
    ['a trigger that there is not', 'test', 'pull_request:', 'pull_requests:'],
    ['a permission that there is not', 'test', 'contents: read', 'contents: reed'],
    ['a name that stands for nothing', 'test', 'github.ref', 'gitub.ref'],
    ['a day that there is not', 'weekly', '* * 1', '* * 8'],
    ['YAML that is none', 'weekly', 'jobs:', 'jobs: ['],
  ])('%s', async (_, name, right, wrong) => {
    const content = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
    expect(content).toContain(right);
    expect(await faultsOf(content.replace(right, wrong))).not.toEqual([]);
  });
});
