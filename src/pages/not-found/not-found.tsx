import { PageNotFound } from '../../components/page-not-found.tsx';
import { notFound } from '../../content/not-found.ts';
import type { PageHandle } from '../../lib/page-head.ts';

export const handle: PageHandle = { head: () => notFound.head };

export const Component = PageNotFound;
