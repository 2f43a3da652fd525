import { test } from '#tests/kit/own-site.ts';
import { walkAsOwner } from '#tests/kit/owner-walk.ts';

test.use({ siteOf: 'walk' });

test('a new owner changes words, price, figure, link and legal notice, publishes them on a schedule and takes the headline back', async ({
  page,
  site,
  quiet,
}) => {
  test.slow();
  quiet.allow('net::ERR_');
  await walkAsOwner(page, site);
});
