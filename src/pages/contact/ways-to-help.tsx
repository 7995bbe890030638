import { ActionButton } from '../../components/action-button.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { TextCard } from '../../components/text-card.tsx';
import { waysToHelp } from '../../content/contact.ts';

export function WaysToHelp() {
  return (
    <Section title={waysToHelp.title}>
      <CardGrid items={waysToHelp.cards} keyOf={(card) => card.title}>
        {(card) => (
          <TextCard card={card}>
            <ActionButton about={card.title} action={card.action} look="outlined" />
          </TextCard>
        )}
      </CardGrid>
    </Section>
  );
}
