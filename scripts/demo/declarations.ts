import type { DemoMessage } from './demo-message.ts';

/** Withdrawals and cancellations. Renate has to have her money back by tomorrow. */
export const declarations: readonly DemoMessage[] = [
  {
    form: 'cancel-contract',
    when: { daysAgo: 70, at: '20:12' },
    language: 'de',
    fields: {
      name: 'Edda Endgültig',
      email: 'edda@endgueltig.example',
      contract: 'SOPHIE LIGHT, Bestellung 10 417',
      cause: 'ordinary',
      reason: '',
      endDate: '',
    },
    steps: [
      {
        when: { daysAgo: 69, at: '08:40' },
        by: 'support',
        note: 'Zum Monatsende eingetragen, Zahlung gestoppt.',
      },
      { when: { daysAgo: 69, at: '08:41' }, by: 'support', status: 'done' },
    ],
  },
  {
    form: 'cancel-contract',
    when: { daysAgo: 40, at: '09:33' },
    language: 'de',
    fields: {
      name: 'Gustav Grundlos',
      email: 'gustav@grundlos.example',
      contract: 'Monatsplan Core, Kundennummer 20 881',
      cause: 'forCause',
      reason: 'Mein Betrieb schließt. Das ist, anders als mein Name vermuten lässt, ein Grund.',
      endDate: '',
    },
    steps: [
      { when: { daysAgo: 40, at: '10:20' }, by: 'support', assignTo: 'owner' },
      {
        when: { daysAgo: 39, at: '09:00' },
        by: 'owner',
        note: 'Sofort beendet, den angebrochenen Monat erlassen.',
      },
      { when: { daysAgo: 39, at: '09:01' }, by: 'owner', status: 'done' },
    ],
  },
  {
    form: 'withdraw-contract',
    when: { daysAgo: 36, at: '13:47' },
    language: 'de',
    fields: {
      name: 'Ulla Umentschieden',
      email: 'ulla@umentschieden.example',
      contract: 'NOVA in 9 Minuten, gebucht am Tag zuvor um 23:50 Uhr',
    },
    steps: [
      {
        when: { daysAgo: 35, at: '10:10' },
        by: 'support',
        note: 'Erstattet über die Kartenzahlung, Beleg liegt in der Buchhaltung.',
      },
      { when: { daysAgo: 35, at: '10:12' }, by: 'support', status: 'done' },
    ],
  },
  {
    form: 'withdraw-contract',
    when: { daysAgo: 13, at: '16:18' },
    language: 'de',
    fields: {
      name: 'Renate Rückzug',
      email: 'renate@rueckzug.example',
      contract: 'Zen Focus, zwei Sitzungen, Bestellung 30 226',
    },
    steps: [
      { when: { daysAgo: 12, at: '09:10' }, by: 'owner', assignTo: 'support' },
      { when: { daysAgo: 12, at: '09:25' }, by: 'support', status: 'open' },
      {
        when: { daysAgo: 12, at: '09:26' },
        by: 'support',
        note: 'Eine Sitzung hat schon stattgefunden. Wir warten auf die Abrechnung, dann erstatten wir den Rest.',
      },
    ],
  },
  {
    form: 'withdraw-contract',
    when: { minutesAgo: 2900 },
    language: 'de',
    robot: { isTrapped: true, elapsedMs: 900 },
    fields: {
      name: 'Kredit-Wunder24',
      email: 'angebot@kredit-wunder.example',
      contract: 'Ihr Kredit ist genehmigt! Jetzt abrufen: https://kredit-wunder.example/sofort',
    },
  },
  {
    form: 'withdraw-contract',
    when: { minutesAgo: 830 },
    language: 'en',
    fields: {
      name: 'Percy Placeholder',
      email: 'percy@placeholder.example',
      contract: 'SOPHIE STANDARD, order 40 118. My wife had ordered it as well.',
    },
  },
];
