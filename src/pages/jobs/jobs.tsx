import { NumberedList } from '../../components/numbered-list.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { howWeChoose, intro, jobs } from '../../content/jobs.ts';
import { honestRecruitment } from '../../content/safety-and-privacy.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import { JobList } from './job-list.tsx';

export function Jobs() {
  return (
    <>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotates-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-24 md:w-88"
            pattern={areaPatterns.youth}
          />
        }
        text={intro.text}
        title={intro.title}
      />
      <JobList jobs={jobs} />
      <Section ground="raffia" heading="beside" title={howWeChoose.title}>
        <NumberedList items={howWeChoose.steps} />
        <p className="mt-8 max-w-measure">{howWeChoose.closed}</p>
        <p className="mt-4 max-w-measure">{honestRecruitment}</p>
      </Section>
    </>
  );
}
