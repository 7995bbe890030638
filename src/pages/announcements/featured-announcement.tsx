import { ActionButton } from '../../components/action-button.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { EmailLink } from '../../components/email-link.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Section } from '../../components/section.tsx';
import { labels } from '../../content/announcements.ts';
import type { Announcement } from '../../content/types.ts';

export function FeaturedAnnouncement({ announcement }: { announcement: Announcement }) {
  const { title, date, deadline, category, description, content, contact } = announcement;
  const subject = encodeURIComponent(title);
  return (
    <article>
      <PageIntro kicker={category} text={description} title={title} />
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-small text-ink-soft">{labels.postedOn}</dt>
          <dd className="font-semibold">
            <LongDate date={date} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{labels.applyBy}</dt>
          <dd className="font-semibold">
            <LongDate date={deadline} />
          </dd>
        </div>
      </dl>
      <Section title={labels.overview}>
        <p className="max-w-measure">{content.overview}</p>
      </Section>
      <Section title={labels.responsibilities}>
        <BulletList items={content.responsibilities} />
      </Section>
      <Section title={labels.expertise}>
        <BulletList items={content.expertise} />
      </Section>
      <Section title={labels.whyJoin}>
        <p className="max-w-measure">{content.whyJoin}</p>
      </Section>
      <Section title={labels.howToApply}>
        <ol className="mb-6 max-w-measure list-decimal space-y-2 pl-6">
          {content.howToApply.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ActionButton
          action={{ label: labels.apply, href: `mailto:${contact.email}?subject=${subject}` }}
        />
      </Section>
      <Section title={labels.contact}>
        <ul className="space-y-2">
          <li>
            <EmailLink email={contact.email} />
          </li>
          {contact.phone.map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      </Section>
    </article>
  );
}
