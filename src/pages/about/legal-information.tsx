import { Section } from '../../components/section.tsx';
import { legal } from '../../content/about.ts';

export function LegalInformation() {
  return (
    <Section title={legal.title}>
      <dl className="grid max-w-measure gap-4 rounded-card bg-raffia p-6 sm:grid-cols-2">
        {legal.facts.map(({ term, fact }) => (
          <div key={term}>
            <dt className="text-small text-ink-soft">{term}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
