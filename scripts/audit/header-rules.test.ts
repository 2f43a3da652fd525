import { expect, test } from 'vitest';
import { brokenHeaderRules } from './header-rules.ts';

const good = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const html = '<script type="module" src="/assets/entry.js"></script>';

test('an answer with every header breaks no rule', () => {
  expect(brokenHeaderRules(new Headers(good), html)).toEqual([]);
});

test.each([
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'", 5],
  ['content-security-policy', good['content-security-policy'].replace("'self' 'sha256-abc='", 'https:'), 1],
  ['content-security-policy', `${good['content-security-policy']}; img-src http://a.example`, 1],
  ['content-security-policy', `${good['content-security-policy']}; object-src https:`, 1],
  ['content-security-policy', `${good['content-security-policy']}; base-uri 'self'`, 1],
  ['content-security-policy', `${good['content-security-policy']}; sandbox, default-src 'none'`, 1],
  ['cross-origin-opener-policy', 'unsafe-none', 1],
  ['referrer-policy', 'unsafe-url', 1],
  ['strict-transport-security', 'max-age=300', 1],
  ['x-content-type-options', '', 1],
  ['cross-origin-resource-policy', 'cross-origin', 1],
  ['access-control-allow-origin', '*', 1],
  ['set-cookie', 'a=b', 1],
])('%s: %s breaks rules', (name, value, count) => {
  expect(brokenHeaderRules(new Headers({ ...good, [name]: value }), html)).toHaveLength(count);
});

test('an answer without headers breaks the rules that ask for one', () => {
  expect(brokenHeaderRules(new Headers(), html)).toHaveLength(14);
});

test.each(['https://cdn.example/a.js', '//cdn.example/a.js'])(
  "another host's script breaks a rule: %s",
  (src) => {
    const foreign = `<script src="${src}"></script>`;
    expect(brokenHeaderRules(new Headers(good), foreign)).toEqual(['scripts from the own origin only']);
  },
);
