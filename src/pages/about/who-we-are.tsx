import { PageIntro } from '../../components/page-intro.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { whoWeAre } from '../../content/about.ts';

export function WhoWeAre() {
  return (
    <>
      <PageIntro kicker={whoWeAre.kicker} title={whoWeAre.title} />
      <div className="mt-6 text-lead">
        <Paragraphs texts={whoWeAre.paragraphs} />
      </div>
    </>
  );
}
