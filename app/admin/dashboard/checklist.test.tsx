import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import { type ChecklistItem, checklistRanks } from '#domain/api/checklist.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { GoingLive, hasOpenMusts } from './checklist.tsx';

const { must, should, later } = checklistRanks;
const all: readonly ChecklistItem[] = [...must, ...should, ...later];

function checklistWith(open: readonly ChecklistItem[]) {
  const items = all.map((id) => ({ id, isDone: !open.includes(id) }));
  return { items, records: null, lookedUpAt: null };
}

describe.each(languages)('in %s', (language) => {
  const words = content.words[language].admin;
  const texts = words.checklist;
  const show = (open: readonly ChecklistItem[]) =>
    renderToStaticMarkup(
      <AdminContext value={{ facts: { de: {}, en: {} }, words, language } as unknown as Admin}>
        <MemoryRouter>
          <GoingLive checklist={checklistWith(open)} />
        </MemoryRouter>
      </AdminContext>,
    );

  test('what must be done stands first and open, the rest is folded', () => {
    const html = show(['indexing', 'backup', 'legal', 'address']);
    const places = ['legal', 'address', 'backup', 'indexing'].map((id) =>
      html.indexOf(`<b>${texts.items[id as ChecklistItem].label}<`),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [shown = ''] = html.split('<details>');
    expect(shown).toContain(texts.items.legal.label);
    expect(shown).not.toContain(texts.items.backup.label);
    expect(html).not.toContain(texts.mustsDone);
  });

  test('once that is done it says so, and shows what comes next', () => {
    const [shown = ''] = show(['backup']).split('<details>');
    expect(shown).toContain(texts.mustsDone);
    expect(shown).toContain(texts.items.backup.label);
  });

  test('one sentence is left when all is done', () => {
    const html = show([]);
    expect(html).toContain(texts.allDone);
    expect(html).not.toContain('<li>');
  });
});

test('only what must be done puts the checklist first', () => {
  expect(hasOpenMusts(checklistWith(['legal']))).toBe(true);
  expect(hasOpenMusts(checklistWith([...should, ...later]))).toBe(false);
});
