import type { DemoMessage } from './demo-message.ts';

/** Messages without a reply; the first two are overdue. */
export const openMessages: readonly DemoMessage[] = [
  {
    form: 'support',
    when: { daysAgo: 16, at: '15:25' },
    language: 'de',
    fields: {
      name: 'Mirko Mahner',
      email: 'mirko@druckerei-mahner.example',
      company: 'Druckerei Mahner (Beispiel)',
      message: `Guten Tag,

Sie wollten mir ein Angebot für Integrated Solutions schicken, für 24 Arbeitsplätze an zwei Orten. Seitdem ist der Farbvorrat zweimal leer gewesen und Ihr Angebot noch nicht da.

Mit Gruß
Mirko Mahner`,
    },
    steps: [{ when: { daysAgo: 15, at: '09:10' }, by: 'owner', tags: ['Angebot'] }],
  },
  {
    form: 'support',
    when: { daysAgo: 12, at: '18:55' },
    language: 'de',
    fields: {
      name: 'Wanda Wüterich',
      email: 'wanda@cafe-wueterich.example',
      company: 'Café Wüterich (Beispiel)',
      message: `ICH SCHREIBE DAS JETZT ZUM DRITTEN MAL!!!

Ihr System hat meiner Aushilfe geraten, montags zu schließen. Montags! Da kommt der Stammtisch! Jetzt sitzt der Stammtisch gegenüber, und die haben nicht einmal Kuchen.

Entweder Sie melden sich diese Woche, oder ich schreibe eine Bewertung, die sich gewaschen hat.

Wüterich`,
    },
    steps: [
      { when: { daysAgo: 11, at: '08:35' }, by: 'owner', assignTo: 'support' },
      {
        when: { daysAgo: 11, at: '08:37' },
        by: 'owner',
        note: 'Bitte anrufen, nicht schreiben. Montags um elf ist dort nichts los, sagt sie ja selbst.',
      },
      { when: { daysAgo: 11, at: '09:00' }, by: 'support', status: 'open' },
      { when: { daysAgo: 11, at: '09:01' }, by: 'support', tags: ['Beschwerde', 'Rückruf'] },
    ],
  },
  {
    form: 'support',
    when: { minutesAgo: 2470 },
    language: 'de',
    fields: {
      name: 'Ferdinand Fragezeichen',
      email: 'ferdinand@fragezeichen.example',
      company: 'Fragezeichen Feinkost (Beispiel)',
      message: `Sehr geehrtes Team,

ich habe vier Fragen und bin dankbar für vier Antworten:

1. Kann ich eine Sitzung verschieben, wenn die Lieferung kommt?
2. Liest jemand von Ihnen mit?
3. Bekomme ich das Protokoll auch, wenn ich mitten in der Sitzung gehe?
4. Was passiert, wenn ich Ihrem System widerspreche? Meine Kaffeemaschine ist danach beleidigt.

Mit bestem Dank
Ferdinand Fragezeichen`,
    },
    steps: [
      { when: { minutesAgo: 2300 }, by: 'support', assignTo: 'support' },
      { when: { minutesAgo: 2295 }, by: 'support', tags: ['Datenschutz'] },
      {
        when: { minutesAgo: 2290 },
        by: 'support',
        note: 'Frage 2 bitte von Olga bestätigen lassen, bevor ich antworte.',
      },
      { when: { minutesAgo: 1300 }, by: 'owner', noteDraft: 'Bestätigt: Niemand liest mit. Nur' },
      {
        when: { minutesAgo: 95 },
        by: 'support',
        subject: 'Ihre vier Fragen',
        replyDraft: `Sehr geehrter Herr Fragezeichen,

vier Antworten, in Ihrer Reihenfolge:

1. Ja, bis zwei Stunden vorher, auf der Terminseite.
2. `,
      },
    ],
  },
  {
    form: 'support',
    when: { minutesAgo: 1560 },
    language: 'en',
    fields: {
      name: 'Grace Dummy-Data',
      email: 'grace@dummy-data.example',
      company: 'Dummy Data Dairy (sample)',
      message: `Good morning,

could you tell me whether Quantum Evolution comes with a person to talk to, or only with the system? I run a dairy. I'm used to both, and I know which of them answers back.

Best wishes
Grace`,
    },
  },
  {
    form: 'support',
    when: { minutesAgo: 310 },
    language: 'de',
    fields: {
      name: 'Igor Ingrimm',
      email: 'igor@ingrimm-bau.example',
      company: 'Ingrimm Bau (Beispiel)',
      message: `Ihre Seite verspricht eine Antwort in zwei Werktagen. Bei mir auf der Baustelle gibt es nur einen davon: heute.

Ich habe gestern die Rechnung bezahlt und keine Zugangsdaten bekommen. Um 14 Uhr sitzt hier ein Kunde, dem ich etwas zeigen wollte.

Ingrimm`,
    },
    steps: [{ when: { minutesAgo: 250 }, by: 'support', tags: ['Rechnung'] }],
  },
  {
    form: 'support',
    when: { minutesAgo: 48 },
    language: 'de',
    fields: {
      name: 'Lotte Leerzeichen',
      email: 'lotte@leerzeichen.example',
      company: 'Schreibbüro Leerzeichen (Beispiel)',
      message: `Guten Tag,

auf der Seite zu SOPHIE steht zweimal derselbe Satz. Ich korrigiere beruflich und konnte nicht schlafen, bevor ich es Ihnen schreibe.

Im Übrigen: schöne Seite.

Lotte Leerzeichen`,
    },
  },
];
