import { PageIntro } from '../../components/page-intro.tsx';
import { focusAreas, intro } from '../../content/focus-areas.ts';
import { areaLabels } from '../../content/labels.ts';
import { AreaPanel } from './area-panel.tsx';
import { AreaTabs } from './area-tabs.island.tsx';

/** Links to four parts of the page, which become tabs once React runs. */
export function FocusAreas() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <AreaTabs
        areas={focusAreas.map(({ id, title }) => ({ id, title }))}
        label={areaLabels.tabsTitle}
      />
      <div className="tab-panels stacked-in-print">
        {focusAreas.map((area) => (
          <AreaPanel area={area} key={area.id} />
        ))}
      </div>
    </>
  );
}
