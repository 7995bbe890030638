import { ErrorScreen } from '../../components/error-screen.tsx';
import { notFound } from '../../content/blog.ts';

export function PostNotFound() {
  return <ErrorScreen link={notFound.link} text={notFound.text} title={notFound.head.title} />;
}
