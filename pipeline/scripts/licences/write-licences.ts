/** `npm run licences`: writes docs/licences.md from what is installed. */
import { writeFileSync } from 'node:fs';
import { licencesPage } from './licences-page.ts';

writeFileSync('docs/licences.md', licencesPage());
