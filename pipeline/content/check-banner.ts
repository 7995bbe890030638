import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { isRecord } from './walk.ts';

/** The home page must not call for what is over. */
export const bannerNamesTheCall: Check = (places) => {
  const records = places.flatMap(({ value, ...place }) =>
    isRecord(value) ? { ...place, value } : [],
  );
  const call = records.find(
    ({ path, value }) => path[0] === 'announcements' && value['featured'] === true,
  )?.value;
  return records
    .filter(({ path, value }) => path.join() === 'banner' && callsPeople(value))
    .filter(({ value }) => value['text'] !== call?.['title'])
    .map(({ file, value }) => {
      const [what, fix] = call
        ? [`the call there is "${call['title']}"`, 'Write that title here, too']
        : ['no call is open there', 'Let the banner lead elsewhere'];
      return problem(
        { file, path: ['banner', 'text'], value },
        `is "${value['text']}" and leads to /announcements, but ${what}`,
        `${fix}, or take the banner away with isShown: false`,
      );
    });
};

function callsPeople({ isShown, link }: Record<string, unknown>): boolean {
  return isShown === true && isRecord(link) && link['href'] === '/announcements';
}
