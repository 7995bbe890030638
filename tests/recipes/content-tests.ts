/** Files of unit tests that look at the content, as Vitest is told them. */
export const unitTests = ['src/content', 'build/check-content', 'src/drawing/medallion'];

/** Tests of a site that delivers messages, for the copy that is built so. */
export const deliverySpec = 'deliver-a-message.desktop';

/** End-to-end tests whose expectations follow from the content, by what the names of their files end with. */
export const specs = [
  ...['every-screen', 'visit-home', 'learn-about-us', 'look-for-a-job', 'answer-an-announcement'],
  ...['the-blog', 'read-a-post', 'look-at-our-pictures', 'footer', 'tell-the-time'],
  ...['links.desktop', 'valid-html.desktop', 'budgets.phone', 'without-javascript'],
  ...['arrive-in-pieces', 'fonts-on-android.phone', 'fonts-on-iphone.phone'],
  ...['be-found.desktop', 'files-for-machines.desktop', 'structured-data.desktop'],
];
