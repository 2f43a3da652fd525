import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import type { Today } from '#domain/api/today.ts';
import { content } from '#tests/kit/content.ts';
import { TodoList } from './todo-list.tsx';

const { admin: words } = content.words.de;
const { mails, quiet } = words.today;

function show(parts: Partial<Today>): string {
  const system = { disk: null, backup: null, processes: [] };
  return renderToStaticMarkup(
    <AdminContext value={{ facts: { de: {}, en: {} }, words, language: 'de' } as unknown as Admin}>
      <MemoryRouter>
        <TodoList today={{ inbox: null, mail: null, content: null, system, alerted: [], ...parts }} />
      </MemoryRouter>
    </AdminContext>,
  );
}

test('the reason for mail that is not accepted is given in words', () => {
  const reason = 'connect ECONNREFUSED 127.0.0.1:25';
  const mail = { isConfigured: true, failed: 0, retrying: 2, waiting: 0, lastSentAt: null, reason };
  const html = show({ mail });
  expect(html).toContain(mails.reasons.ECONNREFUSED);
  expect(html).not.toContain(reason);
});

test('an editor, who does not see messages, hears nothing about them', () => {
  const html = show({ content: { changed: 0, toApprove: 0 } });
  expect(html).toContain(quiet.title);
  expect(html).not.toContain(quiet.text);
});
