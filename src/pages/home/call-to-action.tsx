import { ActionButton } from '../../components/action-button.tsx';
import { Section } from '../../components/section.tsx';
import { callToAction } from '../../content/home.ts';

export function CallToAction() {
  const [first, second] = callToAction.links;
  return (
    <Section text={callToAction.text} title={callToAction.title}>
      <div className="flex flex-wrap gap-3">
        <ActionButton action={first} />
        <ActionButton action={second} look="outlined" />
      </div>
    </Section>
  );
}
