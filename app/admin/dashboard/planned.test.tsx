import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import { dueText } from '#app/admin/moment.ts';
import type { Release, ReleaseState } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { content } from '#tests/kit/content.ts';
import { Planned } from './planned.tsx';

const { admin: words } = content.words.de;
const { planned } = words.today;
const zone = 'Europe/Berlin';

function release(state: ReleaseState, dueAt: string | null): Release {
  return {
    id: crypto.randomUUID(),
    state,
    version: null,
    author: { id: 'a', name: 'Anna Berg' },
    approvedBy: null,
    createdAt: '2026-11-28T08:00:00.000Z',
    dueAt,
    endedAt: null,
    baseVersion: 1,
    restoredVersion: null,
    summary: {
      products: { added: 0, changed: 0, removed: 0 },
      colors: { changed: 0 },
      offerings: [],
      fields: { changed: 2 },
    },
    failure: null,
    places: [],
  };
}

function show(releases: readonly Release[]): string {
  return renderToStaticMarkup(
    <AdminContext value={{ facts: { de: {}, en: {} }, words, language: 'de' } as unknown as Admin}>
      <MemoryRouter>
        <Planned planned={{ releases, zone }} />
      </MemoryRouter>
    </AdminContext>,
  );
}

test('a failed release comes first, then what waits by its time; three are shown', () => {
  const [soon, later] = ['2026-11-30T07:00:00.000Z', '2026-12-02T07:00:00.000Z'] as const;
  const html = show([
    release('scheduled', later),
    release('toApprove', soon),
    release('scheduled', '2026-12-24T07:00:00.000Z'),
    release('failed', '2026-12-01T07:00:00.000Z'),
    release('cancelled', soon),
  ]);
  const places = [planned.failed, dueText('de', soon, zone), dueText('de', later, zone)].map((text) =>
    html.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain(fill(planned.more, { count: 4 }));
});

test('without plans there is no card', () => {
  expect(show([release('cancelled', null)])).toBe('');
});
