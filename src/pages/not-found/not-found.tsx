import organisation from '#content/organisation.yaml';
import { ActionButton } from '../../components/buttons.tsx';
import { pageNotFound, postNotFound } from '../../content/messages.ts';
import type { Link, PageHead } from '../../content/types.ts';
import { UnfinishedCoil } from '../../drawing/unfinished-coil.tsx';
import { documentTitle } from '../../lib/page-head.ts';

export const head: PageHead = {
  title: 'Page not found',
  description: `There is no page at this address. Go to the home page of ${organisation.name} and start from there.`,
};

export const postNotFoundHead: PageHead = {
  title: postNotFound,
  description: 'There is no blog post at this address. Go back to the list of all posts.',
};

/** Some hosts send this page for unknown posts, too: src/browser/not-found-page.ts then shows the template. */
export function NotFound() {
  return (
    <>
      <ErrorScreen
        link={{ label: 'Return to Home', href: '/' }}
        text="There is no page at this address. It may have moved, or the link may be mistyped."
        title={pageNotFound}
      />
      <template data-title={documentTitle(postNotFoundHead)}>
        <PostNotFound />
      </template>
    </>
  );
}

export function PostNotFound() {
  return (
    <ErrorScreen
      link={{ label: 'Back to Blog', href: '/blog' }}
      text="There is no post at this address. It may have moved, or the link may be mistyped."
      title={postNotFound}
    />
  );
}

const otherLinks: Link[] = [
  { label: 'Health, safety and what to do now', href: '/focus-areas' },
  { label: 'What we do, and where', href: '/projects' },
  { label: 'Jobs and volunteer roles', href: '/jobs' },
  { label: 'Talk to us', href: '/contact' },
];

interface ErrorScreenProps {
  title: string;
  text: string;
  link: Link;
}

function ErrorScreen({ title, text, link }: ErrorScreenProps) {
  return (
    <div className="surface-night overflow-clip">
      <div className="page-width grid items-start gap-10 py-12 md:grid-cols-2 md:py-20">
        <svg
          aria-hidden="true"
          className="rotate-in mx-auto w-full max-w-80 overflow-visible md:order-2 md:max-w-140 print:hidden"
          viewBox="-105 -105 210 210"
        >
          <UnfinishedCoil />
        </svg>
        <div className="md:pt-12">
          <h1 className="text-poster leading-display">{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ActionButton action={link} />
          </div>
          <ul className="mt-6">
            {otherLinks.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
