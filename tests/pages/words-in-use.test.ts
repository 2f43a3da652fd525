import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { textEntries } from '#content/text-entries.ts';
import { type Namespace, words } from '#content/words.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';
import { watchWords } from '#tests/kit/word-reads.ts';

const readElsewhere: Partial<Record<Namespace, string>> = {
  admin: 'the admin area, an application of its own',
  checks: 'the doctor and the admin area, by the code of a finding',
  mail: 'the mails, which server/outbox composes',
  unclaimed: 'while a claim is switched off: app/pages/claims-off.test.ts',
};

/** Texts that these renderings cannot show, or everything below a path, with the reason. */
const shownElsewhere: Record<string, string> = {
  ...Object.fromEntries(
    idsIn(content.offerings).map((id) => [
      `${id}.listing.paused`,
      'while it is paused: availability.test.ts',
    ]),
  ),
  'cancel-contract.errors': 'named by app/forms/field-message.ts from field and problem',
  'common.chat.placeholder': 'while the assistant is off: assistant.spec.ts',
  'common.chat.notice': 'while the assistant is off: assistant.spec.ts',
  'common.chat.links': 'while the assistant is off: assistant.spec.ts',
  'common.chat.assistant.disclosure': 'one of two: assistant.spec.ts',
  'common.guarantee': 'part of the fact {{guarantee}}',
  'contract.stated': 'chosen by what the seller has set',
  'contract.unstated': 'parts of facts, chosen by what the seller has set',
  'monthly.counted': 'parts of facts, chosen by what the seller has set',
  'about.team.people': 'while the team is named in the configuration',
  'common.notice': 'while there is a notice',
  'common.paused': 'while an offering is paused: availability.test.ts',
  'common.languageHint': 'said on pages in the default language, in the words of the other',
  'genesis.integration.bands': 'one of three, chosen by a score that the browser draws',
  'imprint.arbitration.participating': 'only with an arbitration body in the configuration',
  'imprint.toFillIn': 'read as facts: what stands where a legal fact is missing',
  'support.errors.emailRequired': 'named by app/forms/field-message.ts from field and problem',
  'withdraw-contract.errors': 'named by app/forms/field-message.ts from field and problem',
  'platform.lengths': 'chosen by how long a package takes',
  'sessions.stated': 'chosen by what the operator has set',
  'sessions.title': 'above what the operator has set',
  'sessions.dataTitle': 'above what the operator has set',
  'sessions.unstated': 'part of the fact {{sessionData}}',
  'fuel.session': 'once the operator has set the readers',
  'integrated-solutions.session': 'once the operator has set the readers',
  'alacarte.booking.medium': 'once the operator has set the medium',
  ...Object.fromEntries(
    ['found', 'none', 'tooLong', 'dialog'].map((part) => [
      `search.${part}`,
      'answers to a question: search.test.ts, tests/e2e/search.spec.ts',
    ]),
  ),
  'privacy.sections.statistics.modes': 'one of three: tests/documents/figures.test.ts',
  'support.hours': 'part of the fact {{contactHours}}',
  'support.reply': 'part of the fact {{replyTime}}',
  'support.prefill': 'chosen by the subject in the address of the form',
};

/** Ids in the lists of words, which tests in content/ check against the facts, and notes for the search (search.test.ts). */
const ids = /(?:^|\.)(?:id|asks)$/;

const namespaces = (Object.keys(words.de) as Namespace[]).filter((namespace) => !readElsewhere[namespace]);

/** Queries that show further texts. */
const requests: Record<string, readonly string[]> = {
  'support-sent': ['?ref=019a6f6e-7c3b-7d1a-9f54-3f1f2a6b7c8d'],
};

const values = { name: 'Anna' };
const errors = ['name', 'email', 'message', 'solutionUsed', 'rating', 'contract'].map((field) => ({
  field,
  code: 'required' as const,
}));
const returned: readonly PostedForm[] = [
  { step: 'editing', values, errors },
  { step: 'editing', values, errors: [], failure: { status: 503, retryAfter: 30 } },
  { step: 'editing', values: {}, errors: [], failure: { status: 429, retryAfter: 30 } },
];
const declared: readonly PostedForm[] = [
  ...returned,
  { step: 'review', values, errors: [] },
  { step: 'sent', values: { ...values, id: 'x', receivedAt: '2026-11-21T09:30:00.000Z' }, errors: [] },
];

const postedTo: Readonly<Record<string, readonly PostedForm[]>> = {
  support: returned,
  survey: returned,
  'withdraw-contract': declared,
  'cancel-contract': declared,
};

/** Browser code reads its texts by name. */
const browserCode = ['app/islands', 'app/forms', 'app/frame/browser'].map(sourceIn).join('\n');

test.each(languages)('every text of the %s pages is shown by one of them', async (language) => {
  const reads = new Map(namespaces.map((namespace) => [namespace, watchWords(language, namespace)]));
  await renderEverything(language);
  const unused = namespaces.flatMap((namespace) => {
    const { read, handedOver } = reads.get(namespace)!;
    return textEntries(words[language][namespace])
      .map(([path]) => path)
      .filter((path) => !ids.test(path) && !read.has(path) && !(handedOver.has(path) && isNamed(path)))
      .map((path) => `${namespace}.${path}`)
      .filter((path) => !Object.keys(shownElsewhere).some((place) => isBelow(path, place)));
  });
  expect(unused).toEqual([]);
});

test('every exception is about texts that exist', () => {
  const all = namespaces.flatMap((namespace) =>
    textEntries(words.de[namespace]).map(([path]) => `${namespace}.${path}`),
  );
  const stale = Object.keys(shownElsewhere).filter((place) => !all.some((path) => isBelow(path, place)));
  expect(stale).toEqual([]);
});

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}

async function renderEverything(language: Language): Promise<void> {
  const all = [...pages, { id: 'not-found', path: '/nothing-here', file: 'pages/not-found/not-found.tsx' }];
  for (const { id, path, file } of all as Page[]) {
    if (id === 'contact') continue;
    for (const query of ['', ...(requests[id] ?? [])]) {
      await renderFromSource(file, pathIn(language, path) + query);
    }
    for (const posted of postedTo[id] ?? [])
      await renderFromSource(file, pathIn(language, path), { content, colors: {}, posted });
  }
}

/** Ignores numbers of lists; plurals match by their stem. */
function isNamed(path: string): boolean {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part))!;
  const stem = name.replace(/_(one|other)$/, '');
  if (stem !== name) return browserCode.includes(`'${stem}'`);
  return new RegExp(`\\b${RegExp.escape(name)}\\b`).test(browserCode);
}

function sourceIn(folder: string): string {
  const root = join(import.meta.dirname, '../..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}
