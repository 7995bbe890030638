import { LeavePage } from '../../components/leave-page.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { focusAreas, head, intro } from '../../content/focus-areas.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { AreaPanel } from './area-panel.tsx';
import { AreaTabs } from './area-tabs.tsx';
import { useChosenArea } from './use-chosen-area.ts';

export const handle: PageHandle = { head: () => head, leave: <LeavePage /> };

/** Links to four parts of the page, which become tabs once React runs. */
export function Component() {
  const { chosen, choose } = useChosenArea();
  return (
    <SectionBoundaries>
      <PageIntro text={intro.text} title={intro.title} />
      <AreaTabs chosen={chosen} onChoose={choose} />
      <div className="tab-panels stacked-in-print">
        {focusAreas.map((area) => (
          <AreaPanel area={area} isChosen={area.id === chosen} key={area.id} onChoose={choose} />
        ))}
      </div>
    </SectionBoundaries>
  );
}
