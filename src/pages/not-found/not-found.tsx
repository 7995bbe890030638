import { ErrorScreen } from '../../components/error-screen.tsx';
import { notFound as unknownPost } from '../../content/blog.ts';
import { notFound } from '../../content/labels.ts';
import { documentTitle } from '../../lib/page-head.ts';

/**
 * The answer to an address where no page stands. Some hosts know no other page for unknown posts: src/browser/not-found.ts puts
 * what is said of those into its place.
 */
export function NotFound() {
  return (
    <>
      <ErrorScreen link={notFound.link} text={notFound.text} title={notFound.title} />
      <template data-title={documentTitle(unknownPost.head)}>
        <PostNotFound />
      </template>
    </>
  );
}

/** The answer to the address of a post that does not exist. */
export function PostNotFound() {
  const { head, text, link } = unknownPost;
  return <ErrorScreen link={link} text={text} title={head.title} />;
}
