import { ActionButton } from '../../components/action-button.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { notFound } from '../../content/blog.ts';

export function PostNotFound() {
  return (
    <>
      <PageIntro text={notFound.text} title={notFound.head.title} />
      <div className="mt-6">
        <ActionButton action={notFound.link} />
      </div>
    </>
  );
}
