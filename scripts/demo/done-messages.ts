import type { DemoMessage } from './demo-message.ts';

/** Written weeks ago, and done. */
export const doneMessages: readonly DemoMessage[] = [
  {
    form: 'support',
    when: { daysAgo: 88, at: '08:42' },
    language: 'de',
    fields: {
      name: 'Konrad Kümmel',
      email: 'konrad@gaertnerei-kuemmel.example',
      company: 'Gärtnerei Kümmel (Beispiel)',
      message: `Guten Tag,

wir überlegen seit Ostern, ob wir einen zweiten Standort eröffnen. Meine Frau sagt ja, mein Steuerberater sagt nein, und ich sage seit Wochen gar nichts mehr.

Ist NOVA dafür gedacht? Und muss ich Zahlen mitbringen, oder reicht das Bauchgefühl?

Viele Grüße
Konrad Kümmel`,
    },
    steps: [
      {
        when: { daysAgo: 88, at: '14:05' },
        by: 'support',
        subject: 'Ihre Frage zu NOVA',
        reply: `Guten Tag, Herr Kümmel,

genau dafür ist NOVA gedacht: eine Frage, eine Stunde, danach ein Protokoll mit Begründung und drei nächsten Schritten.

Bringen Sie Umsatz und Miete des jetzigen Standorts mit, mehr Zahlen brauchen Sie nicht. Das Bauchgefühl kommt ohnehin mit.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 82, at: '10:17' },
    language: 'en',
    fields: {
      name: 'Harriet Sample',
      email: 'harriet@sample-daughters.example',
      company: 'Sample & Daughters Ltd (sample)',
      message: `Hello,

we're based in Leeds and our accountant wants to know whether your invoices show VAT for a UK company. She's been asking since Tuesday and has started leaving notes on my chair.

Many thanks
Harriet`,
    },
    steps: [
      {
        when: { daysAgo: 81, at: '09:30' },
        by: 'support',
        subject: 'VAT on your invoice',
        reply: `Hello Harriet,

the checkout page shows the tax for your country before you pay, and the invoice repeats it with your company's details. If your accountant needs anything else on it, reply to this email and we'll add it.

Regards to her, and to the chair.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 75, at: '19:20' },
    language: 'de',
    fields: {
      name: 'Paula Platzhalter',
      email: 'paula@buchhandlung-platzhalter.example',
      company: 'Buchhandlung Platzhalter (Beispiel)',
      message: `Liebes Team,

nur ein Danke: Nach der Sitzung am Montag habe ich den Onlineshop abgesagt, und seitdem schlafe ich wieder. Manchmal ist die beste Empfehlung die, nichts zu kaufen.

Herzlich
Paula Platzhalter`,
    },
    steps: [
      {
        when: { daysAgo: 74, at: '08:55' },
        by: 'owner',
        subject: 'Danke für Ihre Zeilen',
        reply: `Guten Morgen, Frau Platzhalter,

Ihre Zeilen hängen jetzt in der Küche, neben dem Plan für die Spülmaschine. Danke dafür.

Falls der Shop doch wieder anklopft: Sie wissen, wo Sie uns finden.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 58, at: '11:48' },
    language: 'de',
    fields: {
      name: 'Dr. Tessa Testfall',
      email: 'praxis@testfall.example',
      company: 'Praxis am Musterweg (Beispiel)',
      message: `Sehr geehrte Damen und Herren,

wo werden die Angaben aus einer Sitzung gespeichert, und wie lange? Unser Datenschutzbeauftragter ist ein gründlicher Mensch und fragt freitags um kurz vor fünf.

Mit freundlichen Grüßen
Dr. Tessa Testfall`,
    },
    steps: [
      {
        when: { daysAgo: 58, at: '13:10' },
        by: 'support',
        note: 'Mit Olga abgestimmt: Wir verweisen auf die Datenschutzerklärung und nennen die Fristen noch einmal im Text.',
      },
      {
        when: { daysAgo: 58, at: '15:32' },
        by: 'support',
        subject: 'Datenschutz in den Sitzungen',
        reply: `Guten Tag, Frau Dr. Testfall,

Ort und Dauer der Speicherung stehen in unserer Datenschutzerklärung, mit den Fristen für jede Art von Angaben. Für Ihren Datenschutzbeauftragten schicken wir auf Wunsch einen Auszug als PDF.

Ein ruhiges Wochenende, ab kurz nach fünf.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 51, at: '16:03' },
    language: 'en',
    fields: {
      name: 'Oliver Example',
      email: 'oliver@example-kayaks.example',
      company: 'Example Kayaks (sample)',
      message: `Hi there,

is 9:00 on the booking page my nine o'clock or yours? I'd rather not turn up seven hours early again. Last time it was a dentist, and the cleaner was very kind about it.

Oliver`,
    },
    steps: [
      {
        when: { daysAgo: 50, at: '09:12' },
        by: 'support',
        subject: 'Whose nine o’clock?',
        reply: `Hi Oliver,

yours. The booking page uses the time zone of your device and says which one it is, right above the list of times.

See you at nine, awake.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 44, at: '21:37' },
    language: 'de',
    fields: {
      name: 'Jule Mustermann',
      email: 'jule@hochschule.example',
      company: 'Studentin (Beispiel)',
      message: `Guten Abend,

ich studiere Wirtschaftsinformatik im fünften Semester und suche ein Praktikum ab März. Ich kann Tabellen, Texte und sehr guten Kaffee. Haben Sie etwas für mich?

Viele Grüße
Jule Mustermann`,
    },
    steps: [
      { when: { daysAgo: 43, at: '08:30' }, by: 'support', assignTo: 'owner' },
      {
        when: { daysAgo: 42, at: '10:05' },
        by: 'owner',
        subject: 'Ihr Praktikum',
        reply: `Guten Tag, Frau Mustermann,

im März haben wir einen Platz im Team Website und Marketing. Schicken Sie uns bitte einen Lebenslauf und eine Tabelle, auf die Sie stolz sind. Den Kaffee prüfen wir vor Ort.`,
        isDone: true,
      },
      { when: { daysAgo: 42, at: '10:06' }, by: 'owner', tags: ['Bewerbung'] },
      { when: { daysAgo: 42, at: '10:07' }, by: 'owner', followUpIn: 0 },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 33, at: '07:58' },
    language: 'de',
    fields: {
      name: 'Bernd Beleg',
      email: 'bernd@beleg-soehne.example',
      company: 'Beleg & Söhne (Beispiel)',
      message: `Guten Morgen,

zur Sitzung vom 3. des Monats fehlt mir die Rechnung. Im Spamordner habe ich nachgesehen, dort liegen nur Prinzen.

B. Beleg`,
    },
    steps: [
      {
        when: { daysAgo: 33, at: '09:41' },
        by: 'support',
        subject: 'Ihre Rechnung',
        reply: `Guten Morgen, Herr Beleg,

die Rechnung ging an buchhaltung@beleg-soehne.example; so stand es in der Bestellung. Ich habe sie eben noch einmal an Ihre eigene Adresse geschickt. Grüße an die Prinzen.`,
        isDone: true,
      },
    ],
  },
  {
    form: 'support',
    when: { daysAgo: 29, at: '12:26' },
    language: 'de',
    fields: {
      name: 'Frieda Fernsprech',
      email: 'frieda@hofladen.example',
      company: 'Hofladen Fernsprech (Beispiel)',
      message:
        'Bitte rufen Sie mich zurück, am besten vor dem Melken. Schreiben liegt mir nicht. Frieda Fernsprech',
    },
    steps: [
      {
        when: { daysAgo: 29, at: '15:50' },
        by: 'support',
        note: 'Angerufen, 20 Minuten. Sie nimmt die Live-Demo am Donnerstag. Die Kühe heißen Alpha, Beta und Erna.',
      },
      { when: { daysAgo: 29, at: '15:52' }, by: 'support', status: 'done' },
      { when: { daysAgo: 29, at: '15:53' }, by: 'support', tags: ['Rückruf'] },
      { when: { daysAgo: 29, at: '15:54' }, by: 'support', followUpIn: 3 },
    ],
  },
];
