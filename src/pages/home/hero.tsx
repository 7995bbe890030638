import { ActionButton } from '../../components/action-button.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { hero } from '../../content/home.ts';

export function Hero() {
  const [first, second] = hero.links;
  return (
    <>
      <PageIntro kicker={hero.kicker} text={hero.text} title={hero.title} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton action={first} />
        <ActionButton action={second} look="outlined" />
      </div>
    </>
  );
}
