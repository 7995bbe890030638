import type { Break } from './break.ts';

const readAPost = 'tests/e2e/read-a-post.phone.spec.ts';
const shareAPost = 'tests/e2e/share-a-post.phone.spec.ts';
const share = 'src/pages/blog-post/share.tsx';
const answering = 'tests/e2e/answer-an-announcement.phone.spec.ts';

export const blogAndOpenings: Break[] = [
  {
    what: 'west of Greenwich a post has the day before',
    file: 'src/lib/format-date.ts',
    replace: "date.split('-').map(Number);",
    by: "new Date(date).toLocaleDateString('sv').split('-').map(Number);",
    caughtBy: readAPost,
  },
  {
    what: 'dates are a month late',
    file: 'src/lib/format-date.ts',
    replace: '(month ?? 0) - 1',
    by: 'month ?? 0',
    caughtBy: 'src/lib/format-date.test.ts',
  },
  {
    what: 'the list of posts does not say how long one takes to read',
    file: 'src/components/post-facts.tsx',
    replace: ' · {post.readTime}',
    by: '',
    caughtBy: 'tests/e2e/browse-the-blog.phone.spec.ts',
  },
  {
    what: 'a screen reader hears “Read More”, and not of what',
    file: 'src/pages/blog/post-card.tsx',
    replace: 'about={post.title} ',
    by: '',
    caughtBy: 'tests/e2e/browse-the-blog.phone.spec.ts',
  },
  {
    what: 'the oldest post stands first',
    file: 'src/content/newest-first.ts',
    replace: 'b.date.localeCompare(a.date)',
    by: 'a.date.localeCompare(b.date)',
    caughtBy: 'src/content/newest-first.test.ts',
  },
  {
    what: 'Share copies the place on the page as well',
    file: share,
    replace: 'return origin + pathname + search;',
    by: 'return window.location.href;',
    caughtBy: shareAPost,
  },
  {
    what: 'where copying is denied, Share does nothing',
    file: share,
    replace: 'setDenied({ address });',
    by: '',
    caughtBy: shareAPost,
  },
  {
    what: 'a subheading of a post skips a level',
    file: 'src/pages/blog-post/block.tsx',
    replace: '<h3 className="pt-2">{block.text}</h3>',
    by: '<h4 className="pt-2">{block.text}</h4>',
    caughtBy: [readAPost, 'src/pages/blog-post/block.test.tsx'],
  },
  {
    what: 'a list in a post is not shown',
    file: 'src/pages/blog-post/block.tsx',
    replace: `case 'list':
      return <BulletList items={block.items} />;`,
    by: `case 'list':
      return null;`,
    caughtBy: [readAPost, 'src/pages/blog-post/block.test.tsx'],
  },
  {
    what: 'a blog without posts does not say so',
    file: 'src/pages/blog/post-list.tsx',
    replace: 'posts.length === 0',
    by: 'posts.length < 0',
    caughtBy: ['src/pages/blog/post-list.test.tsx', 'tests/e2e/browse-the-blog.phone.spec.ts'],
  },
  {
    what: 'the last featured announcement is shown instead of the first',
    file: 'src/pages/announcements/open-call.tsx',
    replace: 'calls.find(',
    by: 'calls.findLast(',
    caughtBy: 'src/pages/announcements/open-call.test.tsx',
  },
  {
    what: 'a call that is over since the build still looks open',
    file: 'src/components/document-facts.ts',
    replace: 'return useHydrated() ? kampalaDay() : builtOn;',
    by: 'return builtOn;',
    caughtBy: 'tests/e2e/care/tell-the-time.phone.spec.ts',
  },
  {
    what: 'a call is over on the morning of its last day',
    file: 'src/components/document-facts.ts',
    replace: 'day >= today',
    by: 'day > today',
    caughtBy: 'tests/e2e/care/tell-the-time.phone.spec.ts',
  },
  {
    what: 'the banner and the job are over on the morning of the last day',
    file: 'src/components/closed-note.tsx',
    replace: 'today <= deadline',
    by: 'today < deadline',
    caughtBy: 'tests/e2e/care/tell-the-time.phone.spec.ts',
  },
  {
    what: 'a page of jobs that was built before a deadline is not put right after it',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'data-until={until}',
    by: 'data-until={until && undefined}',
    caughtBy: 'tests/e2e/care/tell-the-time.phone.spec.ts',
  },
  {
    what: 'days begin in Greenwich, not in Kampala',
    file: 'src/lib/kampala-day.ts',
    replace: '3 * 60 * 60 * 1000',
    by: '0',
    caughtBy: ['src/lib/kampala-day.test.ts', 'tests/e2e/care/tell-the-time.phone.spec.ts'],
  },
  {
    what: 'the steps to apply are not numbered',
    file: 'src/styles/weave.css',
    replace: 'list-style: decimal;',
    by: 'list-style: disc;',
    caughtBy: answering,
  },
  {
    what: 'the mail of an applicant has plus signs in its subject',
    file: 'src/pages/announcements/featured-announcement.tsx',
    replace: 'encodeURIComponent(title)',
    by: "encodeURIComponent(title).replaceAll('%20', '+')",
    caughtBy: answering,
  },
  {
    what: 'a list without jobs stays empty',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'jobs.length === 0',
    by: 'jobs.length < 0',
    caughtBy: 'src/pages/jobs/job-list.test.tsx',
  },
  {
    what: '“View Details” of a job leads to the wrong page',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'href: link }',
    by: "href: '/contact' }",
    caughtBy: ['tests/e2e/look-for-a-job.phone.spec.ts', 'src/pages/jobs/job-list.test.tsx'],
  },
  {
    what: 'a blog on one page says that it is page 1 of 1',
    file: 'src/lib/blog-parts.ts',
    replace: 'if (all <= 1)',
    by: 'if (all < 1)',
    caughtBy: 'tests/e2e/page-through-the-blog.desktop.spec.ts',
  },
];
