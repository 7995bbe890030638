import { Paragraphs } from '../../components/paragraphs.tsx';
import { Section } from '../../components/section.tsx';
import { governance } from '../../content/about.ts';

export function Governance() {
  return (
    <Section title={governance.title}>
      <Paragraphs texts={governance.paragraphs} />
    </Section>
  );
}
