type Rule = { name: string; isMet: (headers: Headers, html: string) => boolean };

const policyHeader = 'content-security-policy';
const halfAYearInSeconds = 15_768_000;
const strictReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/**
 * The rules of Mozilla's HTTP Observatory (scoring of 2026) for full points, so that they can be checked
 * offline; all together give 130 points, and 100 is an A+. Left out: the redirect to https, which the proxy
 * does; the preload list (5 points), which an operator must want for the whole domain; script hashes (5),
 * which protect against another host; cookies (5), because pages set none. The last rule is our own (SEC-03).
 */
const rules: readonly Rule[] = [
  { name: "policy: default-src 'none'", isMet: (headers) => directive(headers, 'default-src') === "'none'" },
  {
    name: 'policy: no unsafe sources, no schemes, no wildcards for scripts and styles',
    isMet: (headers) =>
      ['script-src', 'style-src'].every(
        (name) => !/'unsafe-|\*|(?:^| )(?:https?|data|blob):(?: |$)/.test(directive(headers, name) ?? '*'),
      ),
  },
  {
    name: 'policy: nothing over http',
    isMet: (headers) => headers.has(policyHeader) && !/\s(?:http|ftp):/.test(policyOf(headers)),
  },
  {
    name: "policy: object-src 'none'",
    isMet: (headers) => (directive(headers, 'object-src') ?? directive(headers, 'default-src')) === "'none'",
  },
  {
    name: 'policy: one only, no directive twice',
    isMet: (headers) => {
      const names = directivesOf(headers).map((part) => part.split(' ')[0]);
      return (
        headers.has(policyHeader) && !policyOf(headers).includes(',') && new Set(names).size === names.length
      );
    },
  },
  { name: "policy: base-uri 'none'", isMet: (headers) => directive(headers, 'base-uri') === "'none'" },
  {
    name: "policy: form-action 'self'",
    isMet: (headers) => /^'(?:self|none)'$/.test(directive(headers, 'form-action') ?? ''),
  },
  {
    // 'self', because the admin area shows pages of the site in a frame.
    name: 'policy: framed by nobody else',
    isMet: (headers) => /^'(?:self|none)'$/.test(directive(headers, 'frame-ancestors') ?? ''),
  },
  { name: 'no cookies', isMet: (headers) => headers.getSetCookie().length === 0 },
  {
    name: 'not shared across origins',
    isMet: (headers) => !headers.has('access-control-allow-origin'),
  },
  {
    name: 'Referrer-Policy',
    isMet: (headers) => strictReferrers.has(headers.get('referrer-policy') ?? ''),
  },
  {
    name: 'Strict-Transport-Security of half a year or more',
    isMet: (headers) =>
      Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= halfAYearInSeconds,
  },
  {
    name: 'scripts from the own origin only',
    isMet: (_, html) =>
      [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].every(([, src]) => /^\/(?!\/)/.test(src!)),
  },
  {
    name: 'X-Content-Type-Options: nosniff',
    isMet: (headers) => headers.get('x-content-type-options') === 'nosniff',
  },
  {
    name: 'Cross-Origin-Resource-Policy: same-origin',
    isMet: (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  },
  {
    name: 'Cross-Origin-Opener-Policy: same-origin',
    isMet: (headers) => headers.get('cross-origin-opener-policy') === 'same-origin',
  },
  {
    name: 'policy: no script turns text into HTML',
    isMet: (headers) => directive(headers, 'require-trusted-types-for') === "'script'",
  },
];

export const ruleCount = rules.length;

export function brokenHeaderRules(headers: Headers, html: string): string[] {
  return rules.filter(({ isMet }) => !isMet(headers, html)).map(({ name }) => name);
}

function directive(headers: Headers, name: string): string | undefined {
  return directivesOf(headers)
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

function directivesOf(headers: Headers): string[] {
  return policyOf(headers)
    .split(';')
    .map((part) => part.trim());
}

function policyOf(headers: Headers): string {
  return headers.get(policyHeader) ?? '';
}
