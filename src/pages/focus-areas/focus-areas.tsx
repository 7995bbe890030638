import { BulletList } from '../../components/bullet-list.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { focusAreas, head, intro } from '../../content/focus-areas.ts';
import type { PageHandle } from '../../lib/page-head.ts';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      {focusAreas.map(({ id, title, description, keyAreas }) => (
        <section aria-label={title} className="mt-16" id={id} key={id}>
          <h2>{title}</h2>
          <p className="mt-3 max-w-measure">{description}</p>
          <h3 className="mt-6 mb-3">{intro.listTitle}</h3>
          <BulletList items={keyAreas} />
        </section>
      ))}
    </>
  );
}
