import chairAtTheTable from '../../pictures/post-young-and-ready-to-lead.tsx?picture';
import type { BlogPost } from '../types.ts';

export const post: BlogPost = {
  id: 'young-and-ready-to-lead',
  title: 'Young, ready and rarely asked',
  excerpt:
    'Over 75% of Ugandans are under 30, yet young people are seldom in the room when health and climate are decided. Here is what changes when they are.',
  date: '2025-09-29',
  author: 'The E-YESS Uganda team',
  category: 'Youth voices',
  image: {
    file: chairAtTheTable,
    alt: 'A young woman comes through the door and brings her own chair to a great round table where older people sit',
  },
  readTime: '5 min read',
  content: [
    {
      type: 'intro',
      text: 'Over 75% of Ugandans are under 30. Walk through any market, any school yard, any taxi park, and you see it. Then walk into a meeting where budgets are set, and count the young faces. Count the young women. You will not need both hands.',
    },
    {
      type: 'paragraph',
      text: 'This is not a complaint. It is a waste. A country that leaves most of its people out of the room plans without knowing what it plans for. We see what that looks like when we sit with girls in Kampala, in Ntinda and in Jinja, and ask them what they would change first.',
    },
    {
      type: 'paragraph',
      text: 'They rarely ask for grand things. They ask for a door on the school toilet that locks. They ask for a nurse who does not shout. They ask for a path that is not under water in April. Small things, each of them. But each has to be decided by somebody, and that somebody is hardly ever a girl of fifteen.',
    },
    { type: 'heading', text: 'Health is decided without those it is about' },
    {
      type: 'paragraph',
      text: 'A girl who has her first period without a word of warning learns one thing: that her body is a secret. A young woman who is turned away at a health centre because she is not married learns another: that care is for others. Neither of these is a law of nature. They are habits, and habits can be changed by people who refuse to pass them on.',
    },
    { type: 'subheading', text: 'What girls tell us they need' },
    {
      type: 'list',
      items: [
        'Facts in plain words, before they are needed and not after',
        'Someone to ask who will not laugh and will not tell',
        'Health workers who greet them as people, with or without a ring',
        'Pads, water and privacy at school, so that a period costs no lessons',
      ],
    },
    {
      type: 'paragraph',
      text: 'When young women run the session themselves, the questions change. Nobody asks a visiting expert whether you can get pregnant the first time. They do ask a neighbour who was in their place five years ago. That is why our facilitators are young, and why they come from the places where they teach.',
    },
    { type: 'image' },
    { type: 'heading', text: 'The climate is not a separate subject' },
    {
      type: 'paragraph',
      text: 'Ask a girl why she left school, and she may say: the fees. Ask why the fees were not paid, and she may say: the harvest. Drought and flood do not stop at the edge of the field. They come into the kitchen, into the school bag, into the decision about who may go on learning and who must marry.',
    },
    {
      type: 'paragraph',
      text: 'So we plant, and we talk while we plant. In an eco-club nobody finds it strange to speak about soil in one breath and about safety on the way to the well in the next. It is one life. Only project plans cut it into pieces.',
    },
    { type: 'subheading', text: 'What changes when young people lead' },
    {
      type: 'paragraph',
      text: 'A tree that was planted by the person who walks past it every day is watered. A rule that pupils wrote themselves is kept. A path that the village’s own young people mapped is repaired where it breaks, not where it was easy to reach by car. None of this needs a miracle. It needs an invitation, a little money that comes on time, and adults who listen until the end of the sentence.',
    },
    { type: 'heading', text: 'Three things we ask for' },
    {
      type: 'callout',
      title: 'If you hold a seat, a key or a budget',
      items: [
        'Put young women on the committee, with a vote, and pay their bus fare.',
        'Open the health centre at an hour when pupils can come, and train its staff to welcome them.',
        'Set aside part of every climate budget for groups that young people run themselves.',
      ],
    },
    {
      type: 'paragraph',
      text: 'None of the three is new, and none costs much. What they cost is habit: the habit of speaking about young people while they wait outside. We know what happens when the door opens. The talk becomes shorter, more honest and far more useful.',
    },
    { type: 'heading', text: 'And if you are young yourself' },
    {
      type: 'paragraph',
      text: 'Do not wait to be asked. Find two friends. Pick one thing within walking distance that should be different, and find out who decides about it. Write down what you see. Then go there together, and bring your question in one sentence. If you would like company, we are glad to come along.',
    },
    {
      type: 'paragraph',
      text: 'Young people are called the leaders of tomorrow. It is kindly meant. But tomorrow is a good place to hide a promise. Most of this country is under 30 today, and today is when the rain falls, the clinic opens and the budget is read. We are ready. Move your chairs a little.',
    },
  ],
};
