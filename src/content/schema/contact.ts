import { z } from 'zod';
import { address, group, listOf, longText, text, titleAndText } from './fields.ts';

/** content/contact.yaml */
export const contact = z.strictObject({
  intro: titleAndText('Intro'),
  waysToHelp: group('Ways to help', {
    title: text('Title'),
    cards: listOf(
      4,
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
