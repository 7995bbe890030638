import type { FocusArea, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Focus Areas',
  description:
    'The four things we work on with girls and young women in Uganda: health and rights, climate justice, gender equality and youth development.',
};

export const intro: { title: string; text: string; tabsTitle: string; listTitle: string } = {
  title: 'Four areas, one purpose',
  text: 'Health, climate, equality and opportunity meet in the lives of girls and young women. That is where we work.',
  /** What a screen reader calls the four tabs. */
  tabsTitle: 'Focus areas',
  listTitle: 'Key focus areas',
};

export const focusAreas: FocusArea[] = [
  {
    id: 'srhr',
    title: 'Sexual and Reproductive Health',
    summary:
      'Clear facts, kind services and the right to decide, for girls and young women aged 10–24.',
    description:
      'Every girl has the right to understand her body and to decide about it. We give young people honest, age-appropriate facts, we stand beside them when they seek care, and we ask health centres and leaders to treat them with respect.',
    keyAreas: [
      'Honest, age-appropriate lessons about bodies, consent and relationships',
      'Periods without shame: knowledge, pads and clean toilets at school',
      'Family planning and HIV services that welcome young people',
      'Preventing early pregnancy, and staying beside girls who are already mothers',
      'Speaking up for laws and budgets that protect sexual and reproductive health and rights',
    ],
    hasHelpline: true,
  },
  {
    id: 'climate',
    title: 'Climate Justice',
    summary: 'Helping communities prepare for floods and drought, led by those who are hit first.',
    description:
      'Those who did least to change the climate are paying most for it. When wells dry up and harvests fail, girls walk further, eat less and leave school sooner. We help communities get ready, and we bring young people’s voices to the tables where climate decisions are made.',
    keyAreas: [
      'Climate lessons and eco-clubs in schools and villages',
      'Tree nurseries and food gardens run by young people',
      'Clean cooking and safe water close to home',
      'Keeping health services open to girls during floods and drought',
      'Young women at the table when climate plans and budgets are made',
    ],
  },
  {
    id: 'gender',
    title: 'Gender Equality',
    summary: 'Ending violence and early marriage, and opening doors that were kept shut.',
    description:
      'Girls and boys are born with the same rights. We work with girls, boys, parents, teachers and elders to end violence and early marriage, and to share the work, the money and the decisions at home and beyond.',
    keyAreas: [
      'Preventing violence against girls and women, and helping survivors find care',
      'Ending child marriage and keeping girls in school',
      'Talking with boys and men about respect and shared work',
      'Women’s savings groups, land and fair pay',
    ],
  },
  {
    id: 'youth',
    title: 'Youth Development',
    summary: 'Skills, work and a seat at the table for a generation that will not wait.',
    description:
      'Uganda is one of the youngest countries in the world. We help young people turn their energy into skills, income and leadership, so that they shape the country they are going to live in.',
    keyAreas: [
      'Leadership and public speaking for young women',
      'Digital, business and green job skills',
      'Mentoring by people who have walked the same road',
      'Peer support and care for mental health',
    ],
  },
];
