import { z } from 'zod';
import { address, group, listOf, longText, text } from './fields.ts';

/** content/contact.yaml */
export const contact = z.strictObject({
  intro: group('Intro', { title: text('Title'), text: longText('Text') }),
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
