import { BulletList } from '../../components/bullet-list.tsx';
import { intro } from '../../content/focus-areas.ts';
import type { FocusArea } from '../../content/types.ts';

interface AreaPanelProps {
  area: FocusArea;
  /** Undefined as long as the area is simply a part of the page. */
  isChosen: boolean | undefined;
}

export function AreaPanel({ area, isChosen }: AreaPanelProps) {
  const { id, title, description, keyAreas } = area;
  const asTab = isChosen !== undefined && {
    'aria-labelledby': `${id}-tab`,
    role: 'tabpanel',
    tabIndex: 0,
  };
  return (
    <section
      aria-label={title}
      className={`scroll-mt-52 lg:scroll-mt-28 ${isChosen === false ? 'invisible' : ''}`}
      id={id}
      {...asTab}
    >
      <h2>{title}</h2>
      <p className="mt-3 max-w-measure">{description}</p>
      <h3 className="mt-6 mb-3">{intro.listTitle}</h3>
      <BulletList items={keyAreas} />
    </section>
  );
}
