import { expect, test } from 'vitest';
import { contentPath } from './content-address.ts';
import { placeOf, settingsPage } from './field-place.ts';

test('a setting is on the screen of settings, everything else in the editor of its page', () => {
  const { page, path } = placeOf('setting.CONTACT_PHONE');
  expect(contentPath({ page, field: path.join('.'), search: 'phone' })).toBe(
    '/admin/settings?field=contact.CONTACT_PHONE%23',
  );
  expect(contentPath({ page: settingsPage, section: 'legal', field: '' })).toBe(
    '/admin/settings?section=legal',
  );
  expect(contentPath({ page: 'nova', field: 'hero.title', search: '14', filter: 'all' })).toBe(
    '/admin/content?page=nova&field=hero.title&q=14',
  );
});
