import { BulletList } from '../../components/bullet-list.tsx';
import { Section } from '../../components/section.tsx';
import { groupsServed } from '../../content/about.ts';

export function GroupsServed() {
  return (
    <Section text={groupsServed.text} title={groupsServed.title}>
      <BulletList items={groupsServed.items} />
    </Section>
  );
}
