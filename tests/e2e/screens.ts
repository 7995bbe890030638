/** The screens of the specification, with the words that tell a visitor where they are. */
export const screens = [
  { path: '/', title: 'Youth-led change in Uganda', heading: /^Championing/ },
  { path: '/about', title: 'About Us', heading: 'Who we are' },
  { path: '/focus-areas', title: 'Focus Areas', heading: 'Four areas, one purpose' },
  { path: '/projects', title: 'Projects', heading: 'Our projects' },
  { path: '/blog', title: 'Blog', heading: 'Blog' },
  {
    path: '/blog/young-and-ready-to-lead',
    title: 'Young, ready and rarely asked',
    heading: 'Young, ready and rarely asked',
  },
  {
    path: '/announcements',
    title: 'Announcements',
    heading: 'Call for Volunteers: Board of Governors',
  },
  { path: '/jobs', title: 'Jobs', heading: 'Work with us' },
  { path: '/contact', title: 'Contact', heading: 'Talk to us' },
];
