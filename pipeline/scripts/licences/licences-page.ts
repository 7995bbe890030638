import { type NamedPackage, namedPackages } from './named-packages.ts';

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const { production, built } = namedPackages();
  return `# Licences

What others have made, and we run or send to visitors; tools that only build and test are not here. \`npm run licences\`
writes this page, and \`npm run check\` fails when it is out of date. Our own code is under the [MIT licence](../LICENSE).

Visitors find at \`/licences.txt\` who holds the copyright of what they receive, and the licences themselves.

## ${production.length} packages in production

Those that we have chosen, and those that they need. Visitors receive what scripts use of them.

${table(production)}

## Packages that only the build needs, but visitors receive

The fonts, cut to size, and the base styles in every page.

${table(built)}
`;
}

function table(packages: NamedPackage[]): string {
  const rows = packages.map(
    ({ name, version, license }) =>
      `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${license} |`,
  );
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n');
}
