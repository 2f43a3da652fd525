import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { testOrigin } from '#tests/kit/app.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox } from '#tests/kit/inbox.ts';
import { contentOf } from '#tests/kit/sample-files.ts';

const partBytes = 192 * 1024;
const reply = { subject: 'Ihre Frage', text: 'Anbei der Vertrag.' };

async function createFiles(store?: Store) {
  const inbox = await createInbox(store ? { store } : {});
  const { app, id, json, token } = inbox;
  const path = `/messages/${id}/files`;

  async function send(to: string, body: Uint8Array, type = 'application/octet-stream', as = token) {
    const response = await app.request(`/api/admin${to}`, {
      method: 'POST',
      headers: { Origin: testOrigin, Cookie: `${cookieName}=${as}`, 'Content-Type': type },
      body: Buffer.from(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests are about
    return { status: response.status, body: (await response.json()) as any };
  }

  async function upload(name: string, content: Uint8Array) {
    const begun = await json('POST', path, { name, size: content.byteLength });
    if (begun.status !== 201) return begun;
    let last = begun;
    for (let from = 0; from < content.byteLength; from += partBytes)
      last = await send(
        `${path}/${begun.body.id}/parts?from=${from}`,
        content.subarray(from, from + partBytes),
      );
    return last;
  }

  return { ...inbox, path, send, upload };
}

describe.each(dialects)('files for replies on %s', (dialect) => {
  test('arrive in parts, go with the reply, are saved by whoever may read it, and are erased with it', async () => {
    const { json, id, path, upload, callSignedIn, store } = await createFiles(await createTestStore(dialect));
    const content = Buffer.concat([contentOf.pdf, randomBytes(500_000)]);
    const { status, body } = await upload('../Vertrag.pdf', content);
    expect(status).toBe(200);
    expect(body.file).toEqual({
      id: body.id,
      name: 'Vertrag.pdf',
      type: 'application/pdf',
      size: content.byteLength,
    });
    expect((await json('GET', `/messages/${id}/drafts`)).body.files).toEqual([body.file]);

    const sent = await json('POST', `/messages/${id}/replies`, { ...reply, files: [body.id] });
    expect(sent.body.replies).toMatchObject([{ files: [body.file] }]);
    expect((await json('GET', `/messages/${id}/drafts`)).body.files).toEqual([]);
    expect((await callSignedIn('DELETE', `${path}/${body.id}`)).status).toBe(404);

    const saved = await callSignedIn('GET', `${path}/${body.id}`);
    expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Vertrag.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });

    await store.db.deleteFrom('support_messages').execute();
    for (const table of ['message_files', 'message_file_parts'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.pdf.txt'],
  ['Notiz.txt', Buffer.from('Grüße,\nAnna'), 'Notiz.txt'],
  ['Bild.gif', contentOf.png, 'Bild.gif.png'],
])('%s is named by its content', async (name, content, expected) => {
  const { upload } = await createFiles();
  expect((await upload(name, content)).body.file.name).toBe(expected);
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(200)])],
  ['an archive', contentOf.zip],
  ['nothing known', randomBytes(300)],
])('%s is refused, and nothing of it stays', async (_, content) => {
  const { upload, store } = await createFiles();
  expect(await upload('Angebot.pdf', content)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', code: 'fileType' }] },
  });
  expect(await store.db.selectFrom('message_files').selectAll().execute()).toEqual([]);
});

test('size and number are limited, and what was announced binds', async () => {
  const { json, path, send, upload } = await createFiles();
  const begin = async (size: number) => await json('POST', path, { name: 'a.txt', size });
  const code = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code;
  expect(code(await begin(10 * 1024 * 1024 + 1))).toBe('fileTooLarge');
  expect(code(await begin(0))).toBe('fileEmpty');
  const { id } = (await begin(3)).body;
  expect(code(await send(`${path}/${id}/parts?from=0`, Buffer.from('four')))).toBe('fileTooLarge');
  expect(await send(`${path}/${id}/parts?from=1`, Buffer.from('x'))).toMatchObject({
    status: 409,
    body: { code: 'wrongPart', stored: 0 },
  });
  expect((await send(`${path}/${id}/parts?from=0`, Buffer.from('x'), 'text/plain')).status).toBe(415);
  expect((await send(`${path}/${id}/parts?from=0`, randomBytes(256 * 1024 + 1))).status).toBe(413);
  expect((await begin(10 * 1024 * 1024)).status).toBe(201);
  expect(code(await begin(6 * 1024 * 1024))).toBe('filesTooLarge');
  for (let count = 2; count < 10; count += 1)
    expect((await upload('a.txt', Buffer.from('a'))).status).toBe(200);
  expect(code(await begin(1))).toBe('tooManyFiles');
});

test('files of a colleague’s draft are theirs alone, and no reply takes what is not its own', async () => {
  const { json, id, path, upload, call, send, clock, store } = await createFiles();
  const { body } = await upload('a.txt', Buffer.from('a'));
  const { token } = await seedSession(store, clock(), 'tom@example.com', 'support');
  const asTom = async (method: string, to: string, content?: unknown) =>
    (await call(method, to, { token, body: content })).status;
  expect(await asTom('GET', `${path}/${body.id}`)).toBe(404);
  expect(await asTom('DELETE', `${path}/${body.id}`)).toBe(404);
  expect(await asTom('POST', `/messages/${id}/replies`, { ...reply, files: [body.id] })).toBe(422);
  expect((await send(`${path}/${body.id}/parts?from=0`, Buffer.from('x'), undefined, token)).status).toBe(
    404,
  );
  await json('POST', `/messages/${id}/replies`, { ...reply, files: [body.id] });
  expect(await asTom('GET', `${path}/${body.id}`)).toBe(200);
});

test('an editor, who does not work in the inbox, reads no files', async () => {
  const { path, upload, call, clock, store } = await createFiles();
  const { body } = await upload('a.txt', Buffer.from('a'));
  const { token } = await seedSession(store, clock(), 'eva@example.com', 'editor');
  expect((await call('GET', `${path}/${body.id}`, { token })).status).toBe(403);
});
