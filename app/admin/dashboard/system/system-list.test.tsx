import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { ProcessList } from './system-list.tsx';

test.each(languages)('an update shows in %s which processes still run the build before it', (language) => {
  const words = content.words[language].admin;
  const processes = [
    { host: 'web-1', build: 'aaaaaaaaaaaa', startedAt: '2026-11-20T08:00:00.000Z' },
    { host: 'web-2', build: 'bbbbbbbbbbbb', startedAt: '2026-11-25T08:00:00.000Z' },
    { host: 'web-3', build: 'bbbbbbbbbbbb', startedAt: '2026-11-25T08:01:00.000Z' },
  ];
  const html = renderToStaticMarkup(
    <AdminContext value={{ facts: { de: {}, en: {} }, words, language } as unknown as Admin}>
      <ProcessList processes={processes} />
    </AdminContext>,
  );
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
  expect(lines).toHaveLength(3);
  for (const [index, { host, build }] of processes.entries()) {
    expect(lines[index]).toContain(host);
    expect(lines[index]).toContain(build.slice(0, 8));
  }
  const [, before = ''] = words.today.system.process.old.split('{{version}}');
  expect(lines.map((line) => line.endsWith(before))).toEqual([true, false, false]);
});
