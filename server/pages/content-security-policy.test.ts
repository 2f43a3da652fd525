import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are named by their hashes, once each; data blocks and files need none', () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><script type="module" src="/x.js"></script><script>a()</script>' +
      '<script type="application/ld+json">{}</script><style>b{}</style>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('b{}')};`);
  expect(policy).not.toContain('unsafe');
});

test('nobody but the site itself may frame a public page', () => {
  const policy = contentSecurityPolicy('', 'public');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('frame-src');
});

test('the admin area frames pages of the site for its preview and is framed by nobody', () => {
  const policy = contentSecurityPolicy('', 'admin');
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(['public', 'admin'] as const)(
  'in %s pages no script may turn text into HTML, and violations are reported',
  (area) => {
    const policy = contentSecurityPolicy('', area);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toMatch(/; report-to csp$/);
  },
);
