import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';

test('robots may read everything and learn where the sitemap is', () => {
  expect(robotsTxt('https://example.com')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});
