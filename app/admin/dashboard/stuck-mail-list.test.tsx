import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Admin, AdminContext } from '#app/admin/admin-context.ts';
import type { StuckMail } from '#domain/api/mail.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { byCause, Cause } from './stuck-mail-list.tsx';

function stuckMail(id: number, other: Partial<StuckMail> = {}): StuckMail {
  const at = `2026-11-20T08:${10 + id}:00.000Z`;
  const nothing = { waitsFor: null, lastError: null, sentAt: null, about: null };
  return {
    id: String(id),
    kind: 'message-notice',
    status: 'queued',
    attempts: 0,
    createdAt: at,
    dueAt: at,
    ...nothing,
    ...other,
  };
}

const refused = 'connect ECONNREFUSED 127.0.0.1:25';

test('mails in one state for one reason are one cause', () => {
  const mails = [
    stuckMail(1, { status: 'failed', lastError: '552 Mailbox full' }),
    stuckMail(2, { attempts: 1, lastError: refused }),
    stuckMail(3, { attempts: 4, lastError: refused }),
    stuckMail(4),
  ];
  expect(byCause(mails).map((some) => some.map(({ id }) => id))).toEqual([['1'], ['2', '3'], ['4']]);
});

test.each(languages)(
  'a cause says in %s how many mails there are, and what the technical word means',
  (language) => {
    const words = content.words[language].admin;
    const textOf = (mails: readonly StuckMail[], sendsMail: boolean) =>
      renderToStaticMarkup(
        <AdminContext value={{ facts: { de: {}, en: {} }, words, language } as unknown as Admin}>
          <Cause mails={mails} sendsMail={sendsMail} />
        </AdminContext>,
      );
    const { noServer, reasons } = words.today.mails;
    expect(textOf([stuckMail(1), stuckMail(2)], false)).toContain(`: ${noServer}`);
    const tried = [2, 3].map((id) => stuckMail(id, { attempts: 1, lastError: refused }));
    const text = textOf(tried, true);
    expect(text).toContain(reasons.ECONNREFUSED);
    expect(text).toContain(refused);
    expect(text).toMatch(/<b>2 /);
  },
);
