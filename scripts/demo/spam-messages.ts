import type { DemoMessage } from './demo-message.ts';

/** Spam of robots and of people, and a test message in the bin. */
export const spamMessages: readonly DemoMessage[] = [
  {
    form: 'support',
    when: { daysAgo: 63, at: '03:14' },
    language: 'en',
    robot: { isTrapped: true, elapsedMs: 400 },
    fields: {
      name: 'SEO Rocket Expert',
      email: 'rocket@seo-spam.example',
      company: 'Rank Number One (sample spam)',
      message: `Dear website owner, your website is NOT on page one!!! We bring 10 000 visitors per day, guaranteed, real humans.

Look here https://seo-spam.example/offer and here https://seo-spam.example/proof and pay only 49.`,
    },
  },
  {
    form: 'support',
    when: { daysAgo: 27, at: '11:11' },
    language: 'de',
    fields: {
      name: 'Lars Lockvogel',
      email: 'lars@lockvogel.example',
      company: 'Adressen Lockvogel (Beispiel-Spam)',
      message: `Guten Tag,

ich habe 80.000 frische Adressen von Geschäftsführern für Sie, alle handverlesen, alle einverstanden, großes Ehrenwort. Nur heute zum halben Preis. Morgen auch.

Lars Lockvogel`,
    },
    steps: [{ when: { daysAgo: 27, at: '13:20' }, by: 'support', status: 'suspected' }],
  },
  {
    form: 'support',
    when: { daysAgo: 10, at: '02:48' },
    language: 'en',
    robot: { isPlain: true },
    fields: {
      name: 'Crypto Uncle',
      email: 'uncle@crypto-spam.example',
      company: '(sample spam)',
      message:
        'Hello friend, double your coins overnight: https://crypto-spam.example/a or https://crypto-spam.example/b. My own uncle did it. He is a prince.',
    },
  },
  {
    form: 'support',
    when: { daysAgo: 18, at: '17:17' },
    language: 'de',
    fields: {
      name: 'Test Test',
      email: 'test@test.example',
      company: '',
      message: 'Test. Kommt das an? Hallo? Ella, wenn du das liest: Es kommt an.',
    },
    steps: [{ when: { daysAgo: 17, at: '09:05' }, by: 'owner', bulk: 'delete' }],
  },
];
