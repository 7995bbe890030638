import type { IsoDate } from '../../src/content/types.ts';
import * as edits from './content-edits.ts';
import { type Edit, steps } from './edit-files.ts';

const plantingDay = {
  id: 'recipe-planting-day',
  // As long as a title may be, nearly, with a letter of Luganda, and with none at its beginning.
  title: '“Come and plant!”, said the eŋŋoma, our drum, and forty trees grew',
  excerpt: 'Forty seedlings, twelve spades and a cloud: what one morning behind a school can grow.',
  date: dayIn(-1),
};

const letters = Array.from({ length: 29 }, (_, index) => ({
  id: `recipe-letter-${index + 1}`,
  title: `Letter ${index + 1} from the field`,
  excerpt: `Letter ${index + 1}: what we saw this week, what we learnt from it, and what we ask for.`,
  date: dayIn(index - 40),
}));

const threeJobs = steps(
  edits.postJob('recipe-driver', 'Driver', '/contact'),
  edits.postJob('recipe-nurse', 'Nurse', 'https://jobs.example/nurse'),
);

const newCall = edits.publishCall('Call for Trainers: Girls’ Circles', dayIn(0), dayIn(60));

const anotherOrganisation = edits.replaceDetails({
  name: 'Young Voices of Kampala',
  place: 'Bukoto, Kampala, Uganda',
  email: 'write@young-voices.example',
  phone: '+256 700 123 456',
});

// Not every name is written with our letters alone.
const sixthMember = edits.addTeamMember('Łucja Mũrĩithi', 'Volunteer Coordinator');

/** What docs/editing-files.md teaches, by name. */
export const recipes: Record<string, Edit> = {
  'a second post': edits.addPost(plantingDay),
  'thirty posts': steps(...letters.map((letter) => edits.addPost(letter))),
  'no post': edits.deletePosts,
  'a post without the sample': steps(edits.deletePosts, edits.addPost(plantingDay)),
  'a photo in a post': edits.addPostWithPhoto(plantingDay),
  'three jobs': threeJobs,
  'no job': edits.closeJobs,
  'a new call': newCall,
  'no featured call': edits.closeCalls,
  'another organisation': anotherOrganisation,
  'another number': edits.changeANumber,
  'another story': edits.tellAnotherStory,
  'true stories, our own people and partners': edits.endTheExamples,
  'links with an address': edits.giveLinksAddresses,
  'a longer hero': edits.lengthenTheHero,
  'a sixth team member': sixthMember,
  'several at once': steps(
    edits.addPostWithPhoto(plantingDay),
    threeJobs,
    newCall,
    anotherOrganisation,
    edits.lengthenTheHero,
    sixthMember,
    edits.endTheExamples,
  ),
};

/** Of the copies, the one that is also built to deliver messages, as the site of an organisation would be. */
export const delivering = 'several at once';

function dayIn(days: number): IsoDate {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return day as IsoDate;
}
