import { z } from 'zod';
import {
  address,
  email,
  fact,
  fixedList,
  group,
  isSample,
  list,
  longText,
  phone,
  shortList,
  text,
  textCard,
} from './fields.ts';

/** content/organisation.yaml */
export const organisation = z.strictObject({
  isSample,
  name: text('Name', { max: 70 }),
  blurb: longText('In a sentence or two', { hint: 'At the foot of every page.' }),
  country: text('Country'),
  place: text('Place', { hint: 'As on the Contact page and at the foot of every page.' }),
  email,
  phone,
  legal: list('Legal information', fact, 'On the About page, below the name.'),
  values: fixedList(5, 'Core values', textCard('Value')),
  socialLinks: shortList(
    'Social networks',
    group('Network', {
      label: text('Name'),
      href: address(
        'Address',
        'Begins with https://. As long as there is none, the link leads nowhere.',
      ).exactOptional(),
    }),
  ),
  supportUs: address(
    'Link of “Support Us”',
    'As long as it leads nowhere, the button does nothing.',
  ).exactOptional(),
});
