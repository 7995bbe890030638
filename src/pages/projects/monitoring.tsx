import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { TextCard } from '../../components/text-card.tsx';
import { monitoring } from '../../content/projects.ts';

export function Monitoring() {
  return (
    <Section text={monitoring.text} title={monitoring.title}>
      <CardGrid items={monitoring.steps} keyOf={(step) => step.title}>
        {(step) => <TextCard card={step} />}
      </CardGrid>
    </Section>
  );
}
