import { expect, test } from 'vitest';
import type { Language } from '#domain/language/languages.ts';
import { textEntries } from './text-entries.ts';
import { type Namespace, words } from './words.ts';

/** The rules of content/README.md that a machine can check. */
type Rule = { readonly not: RegExp; readonly but: string; readonly except?: Namespace };

const rules: Record<Language, readonly Rule[]> = {
  de: [
    {
      not: /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|(?:fünf|drei)zehn|zwanzig|dreißig|vierzig|fünfundvierzig|fünfzig|sechzig|neunzig) (?:Minuten|Stunden|Tagen?)\b/i,
      but: 'digits: 15 Minuten',
      // A spoken story, which spells numbers out.
      except: 'nova-case-study',
    },
    { not: /\bohne Protokoll an\b/, but: 'no promise of silence without a rule behind it' },
    { not: /nach eigener (?:Zählung|Befragung)/, but: 'nach eigenen Angaben' },
    {
      not: /\bunterm Strich\b|\bam Ende des Tages\b|\bMehrwert\b|\bganzheitliche Lösung/i,
      but: 'say it plainly',
    },
  ],
  en: [
    {
      not: /\b(?:an?|the|this|that|these|our|your|its|every|each|all|ten|several|other|no|of|AI|an? \w+|several \w+) offers?\b(?! (?:you|to you|content|AI))/i,
      but: 'service, programme; quote',
    },
    { not: /\bsubjects?\b/i, but: 'topic, question' },
    {
      not: /\b(?:the|of|your|these|plus) minutes\b|\bminutes (?:that|on one|are (?:written|kept))\b/i,
      but: 'written record; minutes are time',
    },
    { not: /\bquotations?\b/i, but: 'quote' },
    { not: /\bquarter of an hour\b/i, but: '15 minutes' },
    { not: /\b(?<!-)(?:fifteen|thirty|forty-five|sixty|ninety) minutes\b/, but: 'digits: 15 minutes' },
    { not: /\b(?:ring|rings|rang|ringing)\b/i, but: 'call' },
    {
      not: /\bstocktaking\b|\basks back\b|\bleft lying\b|\bfrom one source\b|\bmixed luck\b/i,
      but: 'say it as English does',
    },
    { not: /\bour own (?:survey|count)\b/, but: 'by our own account' },
  ],
};

/** In running text only: legal texts and the AI notice keep the long form. */
const contraction: Rule = {
  not: /\b(?:do|does|did|would|could|should|will) not\b(?! (?:replace|include))|\bcannot\b|\b(?:I|we|you|they) (?:will|are|have) not\b/i,
  but: 'don’t, can’t, won’t',
};

/** Contract, notices and mails, read by operators or lawyers, keep their own language. */
const apart = new Set<Namespace>([
  'admin',
  'checks',
  'mail',
  'terms-of-service',
  'privacy',
  'imprint',
  'accessibility',
]);

const spokenTo = (Object.keys(words.en) as Namespace[]).filter((namespace) => !apart.has(namespace));
const declarations = new Set<Namespace>(['withdraw-contract', 'cancel-contract']);

/** Without soft hyphens and German direct speech, which spells numbers out. */
const written = (text: string) => text.replaceAll('\u00AD', '').replace(/„[^“]*“/g, '„…“');

function broken(namespace: Namespace, language: Language): string[] {
  const applied = [
    ...rules[language],
    ...(language === 'en' && !declarations.has(namespace) ? [contraction] : []),
  ];
  return textEntries(words[language][namespace]).flatMap(([path, text]) =>
    applied
      .filter(({ except }) => except !== namespace)
      .map(({ not, but }) => ({ found: not.exec(written(text))?.[0], but }))
      .filter(({ found }) => found !== undefined)
      .map(({ found, but }) => `${namespace}.${path}: “${found}” → ${but}`),
  );
}

test.each(spokenTo)('%s keeps the word rules in German', (namespace) => {
  expect(broken(namespace, 'de')).toEqual([]);
});

test.each(spokenTo)('%s keeps the word rules in English', (namespace) => {
  expect(broken(namespace, 'en')).toEqual([]);
});
