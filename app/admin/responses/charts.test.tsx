import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import { summarise } from '#domain/responses/survey-summary.ts';
import { content } from '#tests/kit/content.ts';
import { SolutionsChart } from './charts.tsx';

test('the bar of a solution is as long as its average, however many responses it has', () => {
  const month = '2026-11';
  const summary = summarise(
    [
      { solution: 'fuel', rating: 2, month, count: 9 },
      { solution: 'nova', rating: 4, month, count: 1 },
    ],
    ['fuel', 'nova', 'sophie'],
  );
  const admin = {
    facts: { de: {}, en: {} },
    words: content.words.en.admin,
    language: 'en',
    solutions: { en: {} },
  };
  const html = renderToStaticMarkup(
    <AdminContext value={admin as unknown as Admin}>
      <SolutionsChart summary={summary} />
    </AdminContext>,
  );
  expect(Array.from(html.matchAll(/class="bar" width="(\d+)"/g), ([, width]) => Number(width))).toEqual([
    40, 80, 0,
  ]);
  expect(html).toContain('2.0 ★ from 9 responses');
});
