import { expect, test } from 'vitest';
import { cameFrom, campaignOf, pageOfPath, sourceFrom, sourceOf, sourceText } from './sources.ts';

const own = 'site.example';
const source = (referer: string | undefined, query = '') => {
  const found = sourceOf(referer, new URLSearchParams(query), own);
  return found && sourceText(found);
};

test.each([
  ['https://www.google.de/', 'search google.de'],
  ['https://google.co.uk/search?q=secret', 'search google.co.uk'],
  [
    'android-app://com.google.android.googlequicksearchbox/',
    'search com.google.android.googlequicksearchbox',
  ],
  ['https://gemini.google.com/app/123', 'assistant gemini.google.com'],
  ['https://chatgpt.com/', 'assistant chatgpt.com'],
  ['https://www.perplexity.ai/search/x', 'assistant perplexity.ai'],
  ['https://claude.ai/chat/1', 'assistant claude.ai'],
  ['https://copilot.microsoft.com/', 'assistant copilot.microsoft.com'],
  ['https://mail.google.com/', 'site mail.google.com'],
  ['https://lnkd.in/abc', 'social lnkd.in'],
  ['https://notgoogle.com.evil.example/', 'site notgoogle.com.evil.example'],
  [undefined, 'direct'],
])('%s is %s', (referer, expected) => {
  expect(source(referer)).toBe(expected);
});

test('a page of the site is no source, whatever its address says', () => {
  expect(source(`https://${own}/nova?utm_source=x`, 'utm_source=x')).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'not an address',
  'https://192.0.2.1/',
  'https://192.0.2.100/',
  'https://[2001:db8::1]/',
  'https://localhost/',
  `https://${'a'.repeat(300)}.example/`,
  'file:///etc/passwd',
])('%s tells no source', (referer) => {
  expect(source(referer)).toBe('direct');
});

test('a campaign counts as one, an assistant that names itself in it as an assistant', () => {
  expect(source('https://www.google.de/', 'utm_source=Herbst-Mailing')).toBe('campaign herbst-mailing');
  expect(source(undefined, 'utm_source=chatgpt.com')).toBe('assistant chatgpt.com');
});

test.each([
  ['utm_source=news&utm_medium=mail&utm_campaign=Herbst%202026', 'news / mail / herbst 2026'],
  ['utm_medium=mail', undefined],
  ['utm_source=anna%40example.com', undefined],
  ['utm_source=%2B49%20171%202345678', undefined],
  ['utm_source=%3Cscript%3E', 'script'],
  ['utm_source=a%0Ab%00c', 'a b c'],
  ['utm_source==HYPERLINK(1)', 'hyperlink 1'],
])('%s is the campaign %s', (query, expected) => {
  expect(campaignOf(new URLSearchParams(query))).toBe(expected);
});

test('a name that is too long is cut, between characters', () => {
  expect(campaignOf(new URLSearchParams({ utm_source: '𝒳'.repeat(100) }))).toBe('𝒳'.repeat(40));
});

test('a source comes back from its text', () => {
  for (const text of ['search google.de', 'direct', 'campaign herbst 2026'])
    expect(sourceText(sourceFrom(text))).toBe(text);
});

test('a page is the same in all languages', () => {
  expect([pageOfPath('/nova'), pageOfPath('/en/nova'), pageOfPath('/en'), pageOfPath('/')]).toEqual([
    { page: '/nova', language: 'de' },
    { page: '/nova', language: 'en' },
    { page: '/', language: 'en' },
    { page: '/', language: 'de' },
  ]);
});

const origin = `https://${own}`;
const from = (form: string | undefined, before?: string) =>
  cameFrom({ form, before, origin, isPage: (path) => path === '/nova' || path === '/en/nova' });

test('a submission tells the page before the form, and a source that reached the form', () => {
  expect(from(`${origin}/support?offer=nova&via=www.google.de`, `${origin}/en/nova`)).toEqual({
    page: '/nova',
    source: 'search google.de',
  });
  expect(from(`${origin}/support`, `${origin}/nova?utm_source=news&utm_medium=mail`)).toEqual({
    page: '/nova',
    source: 'campaign news',
    campaign: 'news / mail',
  });
  expect(from(`${origin}/support`, 'https://claude.ai/')).toEqual({ source: 'assistant claude.ai' });
});

test('it tells nothing that the request does not', () => {
  expect(from(undefined, `${origin}/nova`)).toBeUndefined();
  expect(from('https://evil.example/support', `${origin}/nova`)).toBeUndefined();
  expect(from(`${origin}/support`, `${origin}/unknown/anna@example.com`)).toBeUndefined();
  expect(from(`${origin}/support?via=<script>`)).toBeUndefined();
  expect(from(`${origin}/support`)).toBeUndefined();
});
