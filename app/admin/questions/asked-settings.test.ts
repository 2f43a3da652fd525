import { expect, test } from 'vitest';
import { pageTrees } from '#app/admin/content/content-tree.ts';
import { askedSettings } from './asked-settings.ts';

const fields = ['LEGAL_FORM_DE', 'LEGAL_FORM_EN', 'CONTACT_PHONE'].map((name) => ({
  id: `setting.${name}`,
  kind: 'setting' as const,
  defaultValue: '',
}));

test('settings are asked in the order of the checklist, both languages together, and the rest is the server’s', () => {
  const names = ['CONTACT_PHONE', 'RETENTION_BACKUP_DAYS', 'LEGAL_FORM'];
  const { asked, machine } = askedSettings(names, pageTrees(fields));
  expect(asked.map(({ name, node }) => [name, node.ids])).toEqual([
    ['CONTACT_PHONE', { all: 'setting.CONTACT_PHONE' }],
    ['LEGAL_FORM', { de: 'setting.LEGAL_FORM_DE', en: 'setting.LEGAL_FORM_EN' }],
  ]);
  expect(machine).toEqual(['RETENTION_BACKUP_DAYS']);
});
