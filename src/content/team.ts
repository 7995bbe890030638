import type { TeamMember } from './types.ts';

/** Sample people: replace them with the organisation's own, with their consent. */
export const team: TeamMember[] = [
  { name: 'Joan Nabirye', position: 'Executive Director' },
  { name: 'Grace Akello', position: 'Health and Rights Lead' },
  { name: 'Daniel Mugisha', position: 'Climate Justice Lead' },
  { name: 'Sarah Namubiru', position: 'Gender and Youth Lead' },
  { name: 'Peter Okot', position: 'Finance and Learning Lead' },
];
