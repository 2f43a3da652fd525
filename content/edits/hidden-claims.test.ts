import { describe, expect, test } from 'vitest';
import type { ClaimId, Content } from '#content/content.ts';
import { textEntries } from '#content/text-entries.ts';
import { languages } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { content } from '#tests/kit/content.ts';
import { contentProblems } from './checks.ts';
import { alternatives, textsThatNeedClaims, withoutHiddenClaims } from './hidden-claims.ts';

const claimIds = Object.keys(content.claims) as ClaimId[];

function switchedOff(...ids: readonly string[]): Content {
  const claims = Object.entries(content.claims).map(([id, claim]) => [
    id,
    ids.includes(id) ? { ...claim, use: 'off' } : claim,
  ]);
  return { ...content, claims: Object.fromEntries(claims) as Content['claims'] };
}

/** Places of the site that name one of these claims. */
function namedIn({ words }: Content, ids: readonly string[]): string[] {
  return languages.flatMap((language) =>
    Object.entries(words[language])
      .filter(([namespace]) => namespace !== 'admin')
      .flatMap(([namespace, file]) =>
        textEntries(file)
          .filter(([, text]) => placeholdersIn(text).some((name) => ids.includes(name)))
          .map(([path]) => `${namespace}.${path}`),
      ),
  );
}

test('while no claim is switched off, the content is the same one', () => {
  expect(withoutHiddenClaims(content)).toBe(content);
});

test.each(claimIds)('%s can be switched off everywhere', (id) => {
  const off = switchedOff(id);
  expect(textsThatNeedClaims(off, {})).toEqual([]);
  expect(namedIn(withoutHiddenClaims(off), [id])).toEqual([]);
});

test('all claims can be switched off together', () => {
  const off = switchedOff(...claimIds);
  expect(textsThatNeedClaims(off, {})).toEqual([]);
  expect(namedIn(withoutHiddenClaims(off), claimIds)).toEqual([]);
});

test('another sentence stands for one, an item goes with its figure, and a figure alone is left out', () => {
  const { home, 'case-nexiu': nexiu } = withoutHiddenClaims(
    switchedOff('claimCompanies', 'claimEfficiency', 'claimPartnersPerMonth'),
  ).words.en;
  expect(home.trust.title).toBe('Companies have transformed with us.');
  expect(home.trust.proof.map(({ text }) => placeholdersIn(text))).toEqual([
    ['claimCostReduction'],
    ['claimParticipants'],
  ]);
  expect([nexiu.hero.figure, nexiu.hero.figureLabel]).toEqual([
    '',
    content.words.en['case-nexiu'].hero.figureLabel,
  ]);
});

describe('the sentences that stand for others', () => {
  const named = namedIn(content, claimIds);

  test.each(languages)('in %s, each stands for one that names a claim, and names none', (language) => {
    const texts = textEntries(content.words[language][alternatives]);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(([path]) => !named.includes(path))).toEqual([]);
    expect(texts.filter(([, text]) => placeholdersIn(text).some((name) => name.startsWith('claim')))).toEqual(
      [],
    );
  });
});

test('a sentence of an owner’s own that names a claim which is switched off stops the release', () => {
  const edit = (value: unknown) => ({ value, by: 'bo', at: '2026-11-24T10:00:00.000Z', basedOn: undefined });
  const problems = contentProblems(content, {
    'claim.claimReviews.use': edit('off'),
    'de.nova.hero.title': edit('{{sessionMinutes}} Minuten, {{claimReviews}} Bewertungen.'),
  } as never);
  expect(
    problems.filter(({ code }) => code === 'claimNeeded').map(({ id, severity }) => [id, severity]),
  ).toEqual([['de.nova.hero.title', 'blocks']]);
});
