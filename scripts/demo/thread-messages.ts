import type { DemoMessage } from './demo-message.ts';
import { refusedMailbox } from './refused-mailbox.ts';

/** Customers who wrote more than once, or could not be reached. */
export const threadMessages: readonly DemoMessage[] = [
  {
    form: 'support',
    when: { daysAgo: 66, at: '17:44' },
    language: 'de',
    fields: {
      name: 'Arnold Aufbraus',
      email: 'arnold@spedition-aufbraus.example',
      company: 'Spedition Aufbraus (Beispiel)',
      message: `So geht das nicht!

Dreimal habe ich den Termin für die Live-Demo gebucht, dreimal stand ich allein vor dem Bildschirm. Beim dritten Mal mit Krawatte. Wenn meine Fahrer so pünktlich wären wie Sie, läge halb Europa noch auf der Rampe.

Ich erwarte eine Erklärung. Keine vorgefertigte.

Aufbraus`,
    },
    steps: [
      { when: { daysAgo: 66, at: '18:20' }, by: 'support', assignTo: 'owner' },
      {
        when: { daysAgo: 66, at: '18:22' },
        by: 'support',
        note: 'Die drei Termine lagen alle in der Woche, in der die Terminseite umgezogen ist. Er hat recht.',
      },
      {
        when: { daysAgo: 65, at: '08:15' },
        by: 'owner',
        subject: 'Drei verpasste Termine',
        reply: `Sehr geehrter Herr Aufbraus,

Sie haben recht, und die Erklärung ist kurz: Unsere Terminseite ist umgezogen, und drei Buchungen dieser Woche kamen bei uns nie an. Das hätten wir merken müssen, bevor Sie eine Krawatte anlegen.

Ich halte Ihnen morgen 9 Uhr und Donnerstag 16 Uhr frei und nehme den Termin selbst wahr. Ein Wort genügt.`,
      },
      {
        when: { daysAgo: 65, at: '11:02' },
        subject: 'AW: Drei verpasste Termine',
        answer: `Donnerstag 16 Uhr. Ohne Krawatte.

Dass Sie nicht drumherumreden, rechne ich Ihnen an.

Aufbraus`,
      },
      {
        when: { daysAgo: 65, at: '11:30' },
        by: 'owner',
        subject: 'Donnerstag, 16 Uhr',
        reply: `Abgemacht: Donnerstag, 16 Uhr, ohne Krawatte. Der Link steht in der Bestätigung, die Sie gleich bekommen. Ich bin fünf Minuten vorher da.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 19, at: '10:50' },
    language: 'de',
    fields: {
      name: 'Rosalind Redaktion',
      email: 'redaktion@musterblatt.example',
      company: 'Musterblatt, Wirtschaft (Beispiel)',
      message: `Guten Tag,

für eine Reportage über KI im Mittelstand suchen wir jemanden, der offen erzählt, was nicht funktioniert hat. Alle anderen haben uns nur Erfolge angeboten. Hätten Sie eine halbe Stunde?

Rosalind Redaktion`,
    },
    steps: [
      { when: { daysAgo: 19, at: '11:15' }, by: 'support', assignTo: 'owner' },
      {
        when: { daysAgo: 18, at: '09:05' },
        by: 'owner',
        subject: 'Ihre Reportage',
        reply: `Guten Tag, Frau Redaktion,

gern. Ich habe eine Liste mit sieben Dingen, die nicht funktioniert haben; die schönsten drei erzähle ich mit Zahlen. Nennen Sie mir zwei Termine in der nächsten Woche?`,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 9, at: '14:31' },
    language: 'de',
    fields: {
      name: 'Theo Tonne',
      email: refusedMailbox,
      company: 'Entrümpelung Tonne (Beispiel)',
      message: `Hallo,

was kostet der Monatsplan, wenn ich ihn nach drei Monaten wieder abbestelle? Ich trenne mich beruflich von Dingen und möchte vorher wissen, wie das geht.

Theo Tonne`,
    },
    steps: [
      {
        when: { daysAgo: 8, at: '09:20' },
        by: 'support',
        subject: 'Der Monatsplan und sein Ende',
        reply: `Hallo Herr Tonne,

Mindestlaufzeit und Kündigungsfrist stehen bei jedem Plan unter dem Preis; nach drei Monaten zahlen Sie drei Monate, mehr nicht. Kündigen können Sie auf der Website, ohne Anruf und ohne Begründung.`,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 8, at: '09:02' },
    language: 'de',
    fields: {
      name: 'Nina Nachfrage',
      email: 'nina@tischlerei-nachfrage.example',
      company: 'Tischlerei Nachfrage (Beispiel)',
      message: `Guten Morgen,

wir sind acht Leute und möchten FUEL ausprobieren. Zählt unser Lehrling als halbe Person? Er selbst sagt, er zähle doppelt.

Nina Nachfrage`,
    },
    steps: [
      { when: { daysAgo: 8, at: '10:40' }, by: 'support', assignTo: 'support' },
      {
        when: { daysAgo: 7, at: '08:50' },
        by: 'support',
        subject: 'FUEL für acht Leute',
        reply: `Guten Morgen, Frau Nachfrage,

die Pakete von FUEL gelten für den Betrieb, nicht je Kopf: Der Lehrling ist dabei, ob halb oder doppelt. Für acht Leute reicht das kleinste Paket. Möchten Sie vorher die Live-Demo sehen?`,
      },
      {
        when: { daysAgo: 3, at: '06:48' },
        subject: 'AW: FUEL für acht Leute',
        answer: `Guten Morgen,

ja, die Demo bitte, am liebsten vor sieben, bevor die Säge läuft. Geht das? Der Lehrling bringt die Fragen mit.

Nina Nachfrage`,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 2, at: '13:09' },
    language: 'en',
    fields: {
      name: 'Silas Specimen',
      email: 'silas@specimen-toys.example',
      company: 'Specimen Toys (sample)',
      message: `Hello,

the English page about SOPHIE says "four sessions a month", and my colleague's German page promises more. Which of you is right? We have a bet on.

Silas`,
    },
    steps: [
      {
        when: { minutesAgo: 330 },
        by: 'support',
        note: 'Ella sieht nach, ob die Seiten auseinanderlaufen.',
      },
      {
        when: { minutesAgo: 260 },
        by: 'support',
        subject: 'How many sessions?',
        reply: `Hello Silas,

it depends on the plan, and both pages take the number from the same place. Which plan were you two looking at? I'd like to settle the bet properly.`,
      },
    ],
  },
];
