import { ActionButton } from '../../components/action-button.tsx';
import { AreaSign } from '../../components/area-sign.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { focusAreas } from '../../content/focus-areas.ts';
import { programs } from '../../content/home.ts';

export function FocusCards() {
  return (
    <Section text={programs.text} title={programs.title}>
      <CardGrid items={focusAreas} keyOf={(area) => area.id}>
        {({ id, title, summary }) => (
          <div className="h-full rounded-card bg-card p-6">
            <AreaSign area={id} />
            <h3 className="mt-3">
              <SiteLink href={`/focus-areas#${id}`}>{title}</SiteLink>
            </h3>
            <p className="mt-3">{summary}</p>
          </div>
        )}
      </CardGrid>
      <div className="mt-6">
        <ActionButton action={programs.link} />
      </div>
    </Section>
  );
}
