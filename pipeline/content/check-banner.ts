import { newestFirst } from '../../src/content/newest-first.ts';
import { problem } from './problem.ts';
import { type ContentFiles, isRecord } from './walk.ts';

const file = 'content/home.yaml';

/** The home page must not call for what is over. */
export function bannerNamesTheCall(files: ContentFiles): string[] {
  const banner = files[file]?.['banner'];
  if (!isRecord(banner) || !callsPeople(banner)) return [];
  const call = shownCall(files);
  if (call && banner['text'] === call.title) return deadlineDiffers(call, banner);
  const [what, fix] = call
    ? [`the call there is "${call.title}"`, 'Write that title here, too']
    : ['no call is open there', 'Let the banner lead elsewhere'];
  return [
    problem(
      { file, path: ['banner', 'text'] },
      `is "${banner['text']}" and leads to /announcements, but ${what}. ${fix}, or take the banner away with isShown: false.`,
    ),
  ];
}

function deadlineDiffers(call: { deadline: string }, banner: Record<string, unknown>): string[] {
  const { deadline } = banner;
  if (deadline === call.deadline) return [];
  return [
    problem(
      { file, path: ['banner', 'deadline'] },
      `is ${deadline ?? 'missing'}, but the call at /announcements ends on ${call.deadline}. Write that day here, too.`,
    ),
  ];
}

function callsPeople({ isShown, link }: Record<string, unknown>): boolean {
  return isShown === true && link === '/announcements';
}

/** The call that the page of announcements shows. */
function shownCall(files: ContentFiles) {
  const calls = Object.entries(files)
    .filter(([file, { featured }]) => file.startsWith('content/calls/') && featured === true)
    .map(([, { id, date, deadline, title }]) => ({
      id: `${id}`,
      date: `${date}`,
      deadline: `${deadline}`,
      title,
    }));
  return newestFirst(calls)[0];
}
