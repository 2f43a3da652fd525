import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import { type Trends, trendDays } from '#domain/api/trends.ts';
import { languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { content } from '#tests/kit/content.ts';
import { MessagesTrend, RatingsTrend } from './trends.tsx';

const dates = Array.from(
  { length: trendDays },
  (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`,
);

function messagesOn(counts: Record<string, number>, before: number): Trends['messages'] {
  return { days: dates.map((day) => ({ day, count: counts[day] ?? 0 })), before };
}

describe.each(languages)('in %s', (language) => {
  const words = content.words[language].admin;
  const { messages: texts, ratings } = words.today.trends;
  const render = (trend: React.ReactNode) =>
    renderToStaticMarkup(
      <AdminContext value={{ facts: { de: {}, en: {} }, words, language } as unknown as Admin}>
        <MemoryRouter>{trend}</MemoryRouter>
      </AdminContext>,
    );
  const messages = (counts: Record<string, number>, before: number) =>
    render(<MessagesTrend messages={messagesOn(counts, before)} />);

  test('the number of messages is compared with the days before', () => {
    const html = messages({ '2026-11-03': 2, '2026-11-30': 1 }, 1);
    expect(html).toContain(fill(texts.total_other, { count: 3 }));
    expect(html).toContain(fill(texts.more, { count: 2, days: trendDays }));
    expect(messages({ '2026-11-03': 1 }, 4)).toContain(fill(texts.fewer, { count: 3, days: trendDays }));
    expect(messages({ '2026-11-03': 1 }, 1)).toContain(fill(texts.same, { days: trendDays }));
  });

  test('each day has a bar, and a row for screen readers if there is something to read', () => {
    const html = messages({ '2026-11-03': 2, '2026-11-30': 1 }, 0);
    expect(html.match(/<rect/g)).toHaveLength(trendDays);
    expect(html.match(/scope="row"/g)).toHaveLength(2);
  });

  test('without messages and ratings it says so and draws nothing', () => {
    const noRatings = { days: [], count: 0, average: null, averageBefore: null };
    const both = messages({}, 0) + render(<RatingsTrend ratings={noRatings} />);
    expect(both).toContain(texts.none);
    expect(both).toContain(ratings.none);
    expect(both).not.toContain('<svg');
    expect(both).not.toContain(fill(texts.same, { days: trendDays }));
  });
});
