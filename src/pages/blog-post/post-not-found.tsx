import { LostScreen } from '../../components/lost-screen.tsx';
import { notFound } from '../../content/blog.ts';

export function PostNotFound() {
  return <LostScreen link={notFound.link} text={notFound.text} title={notFound.head.title} />;
}
