import { readFile } from 'node:fs/promises';
import { adminWords } from '#content/admin/words.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { discardContentDraft, openAdmin, publish, signIn } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { draftContent } from '#tests/kit/content-draft.ts';
import { test } from '#tests/kit/own-site.ts';
import { storeVersion } from '#tests/kit/published.ts';

const { en } = adminWords;

const texts = en.translation;
const { content } = en;
const german = 'de.nova.hero.title';
const english = 'en.nova.hero.title';
const place = `NOVA · ${content.labels.title} · ${content.languages.en}`;
const translated = 'One afternoon, one decision.';

// What another file published would be stale, too.
test.use({ siteOf: 'translator' });

test('a page goes to the translator and comes back; an update that ships other words asks which shall hold', async ({
  page,
  site,
  quiet,
}) => {
  test.slow();
  quiet.allow('net::ERR_');
  await signIn(page);
  await draftContent(page, {
    [german]: 'Ein Nachmittag, ein Entschluss.',
    'de.sophie.hero.title': 'Ein anderer Titel.',
  });
  await openAdmin(page, '/admin/content');
  await page.getByText(texts.title, { exact: true }).click();
  await expect(page.getByText(fill(texts.count, { count: 2 }))).toBeVisible();
  await page.getByLabel(texts.page, { exact: true }).selectOption('NOVA');
  await expect(page.getByText(fill(texts.count, { count: 1 }))).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.download }).click(),
  ]);
  const sent = await readFile(await download.path(), 'utf8');
  expect(sent).toContain('Ein Nachmittag, ein Entschluss.');
  const [head, row = ''] = sent.split('\r\n');
  const cells = row.split('","');
  cells[4] = translated;
  const back = `${head}\r\n${cells.join('","')}`;
  await page.getByLabel(texts.file).setInputFiles({
    name: 'back.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(back),
  });
  await expect(page.getByLabel(place)).toBeChecked();
  await expect(page.locator('ins')).toHaveText(translated);
  await page.getByRole('button', { name: fill(texts.take, { count: 1 }) }).click();
  await expect(page.getByText(fill(texts.taken, { count: 1, left: 0 }))).toBeVisible();
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(translated).first()).toBeVisible();
  await publish(dialog);

  // As published with the version before, which defaultValue other words.
  await site.end('SIGTERM');
  await site.inStore(async ({ db }) => {
    const last = await db
      .selectFrom('releases')
      .selectAll()
      .where('version', 'is not', null)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    const before = JSON.parse(last.edits!) as StoredEdits;
    const edits = { ...before, [english]: { ...before[english]!, basedOn: 'An hour for one decision.' } };
    await storeVersion(db, {
      version: last.version! + 1,
      operatorId: last.operatorId,
      at: last.createdAt,
      edits,
    });
  });
  await site.start();
  await openAdmin(page, '/admin/content');
  const defaultValue = fill(content.filter.count, { label: content.filter.outdated, count: 1 });
  await page.getByRole('tab', { name: defaultValue }).click();
  const choice = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: place }) });
  for (const text of [translated, /minutes for one decision\.$/, 'An hour for one decision.'])
    await expect(choice.getByText(text)).toBeVisible();
  expect(await (await page.request.get('/en/nova')).text()).toContain(translated);
  await choice.getByRole('button', { name: `${content.choice.take}: ${place}` }).click();
  await expect(page.locator('.save-state')).toHaveText(content.save.saved);
  await expect(page.getByText(content.choice.empty)).toBeVisible();
  await openAdmin(page, '/admin/content?page=nova&field=hero.title');
  await expect(page.locator(`[id="content-${english}"]`)).toContainText('minutes for one decision.');
  await expect(page.locator(`[id="content-${german}"]`)).toContainText('Ein Nachmittag');
  await discardContentDraft(page);
});
