type Rule = { name: string; isMet: (headers: Headers, html: string) => boolean };

const halfAYearInSeconds = 15_768_000;
const strictReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/**
 * The rules of Mozilla's HTTP Observatory in the form that gives their full points, restated here so that they can be
 * checked without asking a service. The redirect from http to https belongs to the proxy in front and is left out.
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
      [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].every(([, src]) => src!.startsWith('/')),
  },
  {
    name: 'X-Content-Type-Options: nosniff',
    isMet: (headers) => headers.get('x-content-type-options') === 'nosniff',
  },
  {
    name: 'Cross-Origin-Resource-Policy: same-origin',
    isMet: (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  },
];

export const ruleCount = rules.length;

/** Names of the rules that an answer breaks; the server must run with an https origin. */
export function brokenHeaderRules(headers: Headers, html: string): string[] {
  return rules.filter(({ isMet }) => !isMet(headers, html)).map(({ name }) => name);
}

function directive(headers: Headers, name: string): string | undefined {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim());
  return directives.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
}
