import { expect, test } from 'vitest';
import { robotsTxt } from './robots.ts';

test('robots may read everything and learn where the sitemap is', () => {
  expect(robotsTxt('https://example.com')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});

test('a site that is not indexed turns robots away', () => {
  expect(robotsTxt('https://example.com', false)).toBe('User-agent: *\nDisallow: /\n');
});
