// What hosters put in front of the site and into its settings, against the built server.
import { expect, test } from 'vitest';
import { attackedSite } from '#tests/kit/attacked-site.ts';
import { supportMessage } from '#tests/kit/factories.ts';

test('a client stays one client although the proxy names another port each time, and a bare % in a password stops nothing', async () => {
  const site = await attackedSite('sqlite', {
    RATE_LIMIT_PER_10_MIN: '3',
    IMAP_URL: 'imap://office@example.com:100%sicher@127.0.0.1:1/INBOX',
  });
  const statuses: number[] = [];
  for (const port of [50_001, 50_002, 50_003, 50_004, 50_005]) {
    const body = { ...supportMessage(), message: `Von Port ${port}` };
    statuses.push((await site.send('/api/support', { body, from: `203.0.113.5:${port}` })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});
