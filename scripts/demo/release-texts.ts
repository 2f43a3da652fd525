import type { DemoPersonId } from './demo-people.ts';
import type { When } from './moments.ts';

/** By field of the content. */
export type Texts = Readonly<Record<string, unknown>>;

type Edition = {
  readonly when: When;
  readonly by: DemoPersonId;
  readonly texts: Texts;
};

/** The fourth changes German texts alone, so their translations are outdated. */
export const editions: readonly Edition[] = [
  {
    when: { daysAgo: 86, at: '11:20' },
    by: 'formerEditor',
    texts: {
      'de.about.team.items.4.text':
        'Liest jede Nachricht aus dem Kontaktformular, auch die kurzen, und beantwortet sie.',
      'en.about.team.items.4.text':
        'Reads every message from the contact form, even the short ones, and answers it.',
    },
  },
  {
    when: { daysAgo: 72, at: '14:45' },
    by: 'editor',
    texts: {
      'de.demo.hero.note':
        'Kostenlos und online, auf Deutsch oder Englisch. Den Kaffee bringen Sie selbst mit.',
      'en.demo.hero.note': 'Free and online, in English or German. Bring your own coffee.',
      'product.markus.baseColor': '#1F6F8B',
      'product.winter.name': 'Winterpaket (Beispiel)',
      'product.winter.type': 'Paket (Beispiel)',
      'product.winter.description': 'Drei Sitzungen und ein heißes Getränk, nur als Beispiel',
      'product.winter.status': 'draft',
      'product.winter.baseColor': '#2EC4B6',
    },
  },
  {
    when: { daysAgo: 47, at: '09:30' },
    by: 'owner',
    texts: { 'setting.CONTACT_HOURS': 'mon-fri 09:00-17:00', 'setting.REPLY_WORKING_DAYS': '2' },
  },
  {
    when: { daysAgo: 20, at: '16:10' },
    by: 'editor',
    texts: {
      'de.home.close.text':
        'In der Live-Demo arbeiten wir mit Ihrer Frage. Sie sehen, wie eine Sitzung abläuft, und wir sagen Ihnen auch, wenn nichts davon zu Ihnen passt.',
      'de.platform.close.button': 'Live-Demo ansehen',
    },
  },
  {
    when: { daysAgo: 6, at: '10:05' },
    by: 'owner',
    texts: {
      'de.support.hero.hint':
        'Bei Fragen zu einer Buchung helfen uns der Name der Leistung, das Datum und etwas Geduld.',
      'en.support.hero.hint':
        'If it concerns a booking, the name of the service, the date and a little patience help us find it.',
      'product.winter.status': 'archived',
    },
  },
];

export const toApprove: Texts = {
  'de.demo.hero.title': '15 Minuten, eine Frage, Ihr Betrieb.',
  'en.demo.hero.title': '15 minutes, one question, your business.',
};

export const scheduled: Texts = {
  'de.home.entry.lead':
    'Die Live-Demo ist kostenlos und bleibt es. Danach gibt es drei Wege, klein anzufangen.',
  'en.home.entry.lead':
    'The live demo is free, and it’ll stay free. After that there are three ways to start small.',
};

export const drafted: Texts = {
  'de.about.team.items.3.text': 'Empfängt Sie in Berlin, München und Hamburg zu Zen Focus, mit Tee.',
  'en.about.team.items.3.text': 'Welcomes you to Zen Focus in Berlin, Munich and Hamburg, with tea.',
  'de.platform.close.title': 'Noch unschlüssig? Dann sehen wir es uns zusammen an.',
};

export const newQuestion = {
  list: 'order.nova.faq.items',
  item: 'nhund',
  texts: {
    'de.nova.faq.items.nhund.question': 'Darf mein Hund dabei sein?',
    'de.nova.faq.items.nhund.answer':
      'Gern. Er wird nicht gefragt, darf aber zuhören. Bellt er an der richtigen Stelle, steht es im Protokoll.',
  },
} as const;
