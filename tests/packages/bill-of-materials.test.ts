import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { namedPackages } from '../../pipeline/scripts/licences/named-packages.ts';

interface BillOfMaterials {
  components: { name: string; version: string; licenses: { license: { id: string } }[] }[];
}

test('npm can list what the website is made of, and lists the packages whose licences we check', async () => {
  const args = ['--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'];
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...args]);
  const { components }: BillOfMaterials = JSON.parse(stdout);
  const listed = components.map(({ name, version, licenses }) =>
    [name, version, ...licenses.map(({ license }) => license.id)].join(' '),
  );
  const named = namedPackages().production.map(({ name, version, license }) =>
    [name, version, license].join(' '),
  );
  expect(listed.sort()).toEqual(named.sort());
});
