import { LeavePage } from '../../components/leave-page.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { focusAreas, head, intro } from '../../content/focus-areas.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { AreaPanel } from './area-panel.tsx';
import { AreaTabs } from './area-tabs.tsx';
import { useChosenArea } from './use-chosen-area.ts';

export const handle: PageHandle = { head: () => head, leave: <LeavePage /> };

/** Links to four parts of the page, which become tabs once React runs. */
export function Component() {
  const hasTabs = useHydrated();
  const { chosen, choose } = useChosenArea();
  return (
    <SectionBoundaries>
      <PageIntro text={intro.text} title={intro.title} />
      <AreaTabs chosen={hasTabs ? chosen : undefined} onChoose={choose} />
      <div className="tab-panels stacked-in-print" data-ready={hasTabs ? '' : undefined}>
        {focusAreas.map((area) => (
          <AreaPanel
            area={area}
            isChosen={hasTabs ? area.id === chosen : undefined}
            key={area.id}
            onChoose={choose}
          />
        ))}
      </div>
    </SectionBoundaries>
  );
}
