/**
 * Labels, headings and messages that only developers change. None of them depends on the files in content/, so that tests can
 * import them, too.
 */
import type { EmptyState, Link } from './types.ts';

/** What a screen reader calls the parts of the frame around every page. */
export const frameNames = {
  shortcuts: 'Shortcuts',
  skip: 'Skip to main content',
  main: 'Main',
  /** Also on its button, where there is room. */
  menu: 'Menu',
  menuLinks: 'All pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notices: 'Notices',
  closeNotice: 'Close notice',
};

/** The links in the header and its phone menu, in the order they are shown. */
export const mainLinks: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Focus Areas', href: '/focus-areas' },
  { label: 'Projects', href: '/projects' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

/** More of them, in a menu of their own. */
export const opportunities: { label: string; links: Link[] } = {
  label: 'Opportunities',
  links: [
    { label: 'Announcements', href: '/announcements' },
    { label: 'Jobs', href: '/jobs' },
  ],
};

/** The button in the header and its phone menu; the sentence shows as long as it leads nowhere. */
export const supportUsLabels = {
  label: 'Support Us',
  soon: 'You cannot give online yet. Write to us instead.',
};

/** The links in the footer, in the order they are shown. */
export const quickLinks: { title: string; links: Link[] } = {
  title: 'Quick Links',
  links: [
    { label: 'About Us', href: '/about' },
    { label: 'Focus Areas', href: '/focus-areas' },
    { label: 'Our Projects', href: '/projects' },
    { label: 'Contact Us', href: '/contact' },
  ],
};

/** The headings of the footer's other columns. */
export const footerTitles = {
  values: 'Core values',
  contact: 'Contact',
};

export const rightsReserved = 'All rights reserved.';

/** Before the social networks, as long as one of them has no address. */
export const socialSoon = 'Soon:';

/** Around the title of the featured call, in the strip above the home page. */
export const bannerLabels: { label: string; link: Link; close: string } = {
  /** What a screen reader calls the banner. */
  label: 'Announcement',
  link: { label: 'Learn More', href: '/announcements' },
  close: 'Close announcement',
};

export const heroLinks: [Link, Link] = [
  { label: 'About Us', href: '/about' },
  { label: 'Get Involved', href: '/contact' },
];

export const missionTitle = 'Our mission';

export const visionTitle = 'Our vision';

export const programsLink: Link = { label: 'Explore Our Programs', href: '/focus-areas' };

export const callToActionLinks: [Link, Link] = [
  { label: 'See Our Projects', href: '/projects' },
  { label: 'Contact Us', href: '/contact' },
];

export const storiesIntro = {
  title: 'Impact Stories',
  previous: 'Previous story',
  next: 'Next story',
  /** Below them, as long as they are all invented. */
  sample:
    'Example stories: these girls are invented. We tell a true story only with consent, under another name and with a drawing.',
};

export const legalLabels = {
  title: 'Legal information',
  /** Before the organisation's name. */
  name: 'Name',
};

export const galleryIntro = {
  title: 'Our Work in Action',
  /** Added, for screen readers, to what a small picture is called: it opens the large one. */
  enlarge: 'open the large picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};

/** With an invented entry of a list in which others are true. */
export const sampleEntry = 'An example, and invented.';

/** Below the portraits, as long as all the people are invented. */
export const sampleTeam =
  'Example team: names, faces and lives are invented, until we show our own team here.';

export const areaLabels = {
  /** What a screen reader calls the four tabs. */
  tabsTitle: 'Focus areas',
  listTitle: 'Key focus areas',
  projectsTitle: 'Our projects in this area',
  nowTitle: 'If you need help now',
};

/** On each project and each way to help. It does nothing until that has somewhere to lead, and a sentence says so. */
export const learnMore = {
  label: 'Learn More',
  soonOfProjects:
    'The “Learn More” buttons do nothing yet: each project will get a page of its own. Until then, write to us.',
  soonOfWays:
    'The “Learn More” buttons do nothing yet. Until then, write to us with the form above.',
};

/** Above what is told of each project. */
export const projectLabels = {
  where: 'Where',
  withWhom: 'Who takes part',
  since: 'Since',
  week: 'A normal week',
  learnt: 'What we learnt',
};

/** Before the first project and after the last, as long as they are all invented. */
export const sampleProjects =
  'Example projects: all that this page tells of them is invented, until we show our own records here.';

/** Below the partners' names, as long as these are invented. */
export const samplePartners = 'Example names, until our partners agree to be named here.';

/** Shown, with `noCalls` below it, when no announcement is featured. A featured one brings its own title. */
export const callsIntro: { title: string; text: string } = {
  title: 'Announcements',
  text: 'We call for volunteers, for partners and for ideas.',
};

export const noCalls: EmptyState = {
  title: 'No open calls right now',
  text: 'Please check back later or contact us to express your interest.',
  link: { label: 'Contact Us', href: '/contact' },
};

/** The names of the parts of an announcement. */
export const callLabels = {
  postedOn: 'Posted',
  applyBy: 'Deadline',
  overview: 'Overview',
  responsibilities: 'Responsibilities',
  expertise: 'Desired expertise',
  whyJoin: 'Why join',
  howToApply: 'How to apply',
  /** A smaller heading, below the steps. */
  afterwards: 'After you apply',
  contact: 'Contact',
  apply: 'Apply Now',
};

/** Below the facts of a call, as long as these are invented. */
export const sampleCall = 'These facts are examples, until the board has set them.';

/** With a call that is over. */
export const hearOfNext: Link = { label: 'Hear about the next call', href: '/contact' };

/** With everything one can apply for. The last day follows, but for the first, which stands alone. */
export const deadlineLabels = {
  closed: 'Closed',
  applyBy: 'Apply by',
  closedOn: 'Applications closed on',
};

/** Shown when there are no jobs. */
export const noJobs: EmptyState = {
  title: 'No Open Positions',
  text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
  link: { label: 'Contact Us', href: '/contact' },
};

/** Around what content/jobs.yaml says of each job. */
export const jobLabels = {
  where: 'Where',
  time: 'Time',
  /** Before a text such as "2 days ago". */
  posted: 'Posted',
  details: 'View Details',
};

/** The names of the three cards beside the message form. */
export const reachUsTitles = {
  location: 'Location',
  email: 'Email',
  phone: 'Phone',
};

/** Below the cards, as long as what they say is invented. */
export const sampleDetails =
  'Example address and phone: they reach nobody yet. If you need help now, call 116.';

/**
 * The message form. Sent messages are only written to the browser's console until the site is built with an address to
 * deliver them to: docs/contact-form.md
 */
export const messageForm = {
  title: 'Send us a message',
  allRequired: 'Fields marked * are required.',
  /** What the form does where JavaScript does not run. */
  byMail: 'The button opens your email app with your message in it. Send it from there.',
  /** The subject of a message that goes that way. */
  mailSubject: 'Message from the website',
  keepPrivate:
    'Please do not send us private details about your health. If you need help now, do not wait for our answer: call 116, it is free.',
  /** Where messages are delivered. A promise: docs/contact-form.md says what it takes to keep it. */
  kept: 'Only our team reads your message. We delete it once it is answered.',
  /** Where they are not. */
  notDelivered: 'This form is an example: it sends nothing yet.',
  labels: { name: 'Your name', email: 'Email', subject: 'Subject', message: 'Message' },
  send: 'Send Message',
  /** The browser's own message on a field that holds nothing but spaces. */
  blank: 'Please fill in this field.',
  incomplete: { title: 'Error', text: 'Please fill in all fields before submitting.' },
  sent: {
    title: 'Message Sent!',
    text: "Thank you for reaching out. We'll get back to you soon.",
  },
  sending: 'Sending…',
  /** Shown below the form when a message could not be delivered, with the reason and another way. */
  notSent: {
    title: 'Sorry, that did not work.',
    reasons: {
      offline: 'You seem to be offline, so your message has not been sent.',
      lost: 'The connection was lost, so your message may not have arrived.',
      slow: 'No answer came within 15 seconds, so your message may not have arrived.',
      refused: 'Our mailbox did not accept your message.',
      broken: 'Our mailbox is not working at the moment, so your message has not arrived.',
    },
    kept: 'Everything you typed is still here. Please try again, or',
    byMail: 'send it by email to',
  },
  /** The name of a field that only machines see and fill in. */
  honeypot: 'Leave this field empty',
};

/** Shown at any address where no page stands. */
export const notFound: {
  headTitle: string;
  title: string;
  text: string;
  link: Link;
  ways: Link[];
} = {
  /** What the browser's tab says. */
  headTitle: 'Page not found',
  title: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  link: { label: 'Return to Home', href: '/' },
  /** Also for the address of an unknown post. */
  ways: [
    { label: 'Health, safety and what to do now', href: '/focus-areas' },
    { label: 'What we do, and where', href: '/projects' },
    { label: 'Jobs and volunteer roles', href: '/jobs' },
    { label: 'Talk to us', href: '/contact' },
  ],
};
