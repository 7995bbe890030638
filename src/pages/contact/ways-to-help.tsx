import { ActionButton, SoonNote } from '../../components/action-button.tsx';
import { Section } from '../../components/section.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { waysToHelp } from '../../content/contact.ts';
import { learnMore } from '../../content/labels.ts';
import { coilOf } from '../../drawing/medallion.ts';

/** Cards, each with a small coil of its own that hangs over its edge. */
export function WaysToHelp() {
  // A last row of four must not hold a single card.
  const columns = [5, 6, 9].includes(waysToHelp.cards.length) ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Section ground="raffia" text={waysToHelp.text} title={waysToHelp.title}>
      <ul className={`grid gap-x-5 gap-y-14 pt-10 sm:grid-cols-2 ${columns}`}>
        {waysToHelp.cards.map(({ title, description, href }) => (
          <li
            className="group flex flex-col items-start gap-3 rounded-card bg-card p-box card-shadow"
            key={title}
          >
            <WovenCoil
              className="turns-a-little -mt-16 size-24 print:hidden"
              pattern={coilOf(title)}
            />
            <h3 className="text-large">{title}</h3>
            <p className="grow">{description}</p>
            <ActionButton about={title} action={{ label: learnMore.label, href }} look="outlined" />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <SoonNote actions={waysToHelp.cards} text={learnMore.soonOfWays} />
      </div>
    </Section>
  );
}
