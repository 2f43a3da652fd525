import { expect, test } from 'vitest';
import { readAudit } from './audit-answer.ts';

test('a known weakness is told with its package, its severity and its reason', () => {
  const printed = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      hono: {
        name: 'hono',
        severity: 'high',
        range: '<4.12.0',
        via: [{ title: 'Body limit bypass', url: 'https://github.com/advisories/GHSA-x' }, 'other'],
      },
    },
  });
  expect(readAudit(printed)).toEqual({
    weaknesses: [
      {
        text: 'hono <4.12.0 (high): Body limit bypass https://github.com/advisories/GHSA-x; through other',
        isSerious: true,
      },
    ],
  });
});

test('a registry that answers without a weakness is told apart from one that does not answer', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ weaknesses: [] });
  const refused = '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}';
  expect(readAudit(refused)).toEqual({ unasked: '405 Method Not Allowed' });
  expect(readAudit('{"error":{"summary":"getaddrinfo ENOTFOUND"}}')).toEqual({
    unasked: 'getaddrinfo ENOTFOUND',
  });
  for (const printed of ['', 'null', '[]', '{}'])
    expect(readAudit(printed)).toEqual({ unasked: 'npm printed no answer' });
});
