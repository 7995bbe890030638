import type { LicensedPackage } from './licensed-package.ts';
import { namedPackages } from './named-packages.ts';
import { received } from './received.ts';

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const { production, built } = namedPackages();
  return `# Licences

What others have made, and we run or send to visitors; tools that only build and test are not here. \`npm run licences\`
writes this page, and \`npm run check\` fails when it is out of date. Our own code is under the [MIT licence](../LICENSE).

## ${production.length} packages in production

Those that we have chosen, and those that they need.

${table(production)}

## Packages that only the build needs, but visitors receive

${table(built)}

## Who holds the copyright, and what they allow

${notices([...production, ...built])}`;
}

/** The text of /licences.txt: what the licences ask us to pass on to those who receive a part of the packages. */
export function licenceNotices(): string {
  const { production, built } = namedPackages();
  return notices([...production, ...built].filter(({ name }) => name in received));
}

function notices(packages: LicensedPackage[]): string {
  const licences = new Set(packages.map(({ licence }) => licence));
  return [...licences].map((licence) => section(licence, packages)).join('\n');
}

function table(packages: LicensedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence, source }) =>
      `| [${name}](${source}) | ${version} | ${licence} | ${received[name] ?? 'nothing'} |`,
  );
  const head = ['| package | version | licence | what visitors receive |', '|---|---|---|---|'];
  return [...head, ...rows].join('\n');
}

/** A licence, and all who grant it. */
function section(licence: string, all: LicensedPackage[]): string {
  const packages = all.filter((it) => it.licence === licence);
  const notices = new Set(packages.map(({ notice }) => notice));
  const grants = [...notices].map((notice) => {
    const names = packages.filter((it) => it.notice === notice).map(({ name }) => name);
    return `- ${names.join(', ')}: ${notice}`;
  });
  // The last one's, as good as any: they differ in quotation marks and line breaks.
  const text = packages.findLast(({ text }) => text)?.text;
  if (!text) throw new Error(`No package under ${licence} holds its text.`);
  return `### ${licence}\n\n${grants.join('\n')}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}
