import { z } from 'zod';
import { address, countHint, group, longText, shortList, text, titleAndText } from './fields.ts';

/** content/contact.yaml */
export const contact = z.strictObject({
  intro: titleAndText('Intro'),
  reachUs: group('Below the three ways to reach us', {
    location: text('Location'),
    email: text('Email'),
    phone: text('Phone'),
  }),
  waysToHelp: group('Ways to help', {
    title: text('Title', { hint: countHint('ways') }),
    text: longText('Text'),
    cards: shortList(
      'Ways',
      group('Way', {
        title: text('Title'),
        description: longText('Description'),
        href: address(
          'Link of “Learn More”',
          'As long as it leads nowhere, the button does nothing.',
        ).exactOptional(),
      }),
    ),
  }),
});
