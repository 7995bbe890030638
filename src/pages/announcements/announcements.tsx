import { head } from '../../content/announcements.ts';
import { calls } from '../../content/calls.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { OpenCall } from './open-call.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return <OpenCall calls={calls} />;
}
