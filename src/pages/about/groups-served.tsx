import { Section } from '../../components/section.tsx';
import { groupsServed } from '../../content/about.ts';

/** A list set as large type, one line a group, woven together by rows of stitches. */
export function GroupsServed() {
  return (
    <Section ground="night" text={groupsServed.text} title={groupsServed.title}>
      <ul className="font-display text-large leading-snug font-bold lg:text-h2">
        {groupsServed.items.map((item) => (
          <li className="stitched-above py-4 even:text-plum sm:even:pl-16 lg:even:pl-40" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
