import { Section } from '../../components/section.tsx';
import { governance } from '../../content/about.ts';

export function Governance() {
  return (
    <Section ground="raffia" heading="beside" title={governance.title}>
      <div className="gap-10 stack-5 lg:columns-2 lg:stack-0">
        {governance.paragraphs.map((text) => (
          <p className="break-inside-avoid" key={text}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
