import { Ajv } from 'ajv';
import { parse } from 'yaml';

interface Dependabot {
  version: 2;
  updates: Update[];
}

interface Update {
  'package-ecosystem': string;
  directories: string[];
  ignore?: { 'dependency-name': string }[];
}

const steps = ['major', 'minor', 'patch'];

/**
 * As much of GitHub's format as we use. No package brings its whole schema along, so a key that is new to us is added
 * here first: https://docs.github.com/en/code-security/reference/supply-chain-security/dependabot-options-reference
 */
const schema = object({
  version: { const: 2 },
  updates: list(
    object(
      {
        'package-ecosystem': { enum: ['npm', 'github-actions'] },
        directories: list({ type: 'string', pattern: '^/' }),
        schedule: object({ interval: { enum: ['daily', 'weekly', 'monthly'] } }),
      },
      {
        cooldown: object({ 'default-days': { type: 'integer', minimum: 1, maximum: 90 } }),
        'open-pull-requests-limit': { type: 'integer', minimum: 1 },
        groups: {
          type: 'object',
          additionalProperties: object(
            { patterns: list({ type: 'string' }) },
            { 'update-types': list({ enum: steps }) },
          ),
        },
        ignore: list(
          object({
            'dependency-name': { type: 'string' },
            'update-types': list({ enum: steps.map((step) => `version-update:semver-${step}`) }),
          }),
        ),
      },
    ),
  ),
});

function object(required: Record<string, object>, optional: Record<string, object> = {}): object {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

function list(items: object): object {
  return { type: 'array', items, minItems: 1, uniqueItems: true };
}

/** What GitHub would complain of. */
export function faultsOf(content: string): string[] {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  validate(parse(content));
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

export function dependabotIn(content: string): Dependabot {
  return parse(content);
}
