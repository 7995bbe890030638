/** The messages that the specification fixes, in one place so that they can be compared with it. */

/** At any address without a page. */
export const pageNotFound = 'Oops! Page not found';

/** At the address of an unknown post. */
export const postNotFound = 'Blog Post Not Found';

/** In place of a part of the page that fails; the error's own message follows. */
export const unexpectedError = 'Unexpected Application Error!';

export const noPosts = 'No blog posts available yet. Check back soon!';

export const noJobs = {
  title: 'No Open Positions',
  text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
};

/** Notices of the message form. */
export const fieldsEmpty = {
  title: 'Error',
  text: 'Please fill in all fields before submitting.',
};
export const messageSent = {
  title: 'Message Sent!',
  text: "Thank you for reaching out. We'll get back to you soon.",
};

/** Notice after a press on Share. */
export const linkCopied = {
  title: 'Link copied!',
  text: 'Blog post link copied to clipboard',
};
