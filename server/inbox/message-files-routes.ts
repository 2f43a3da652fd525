import type { Context } from 'hono';
import type { FileProgress } from '#domain/api/inbox/message-file.ts';
import { bareFileName, fileLimits, newFileSchema, safeFileName } from '#domain/inbox/message-file.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { conflict, entryId, existing, noEntry } from '#server/core/api/entry-id.ts';
import { textQuery } from '#server/core/api/list-query.ts';
import { invalidFields, readAllowedBody, readFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { fileKindOf } from './file-kind.ts';
import { existingMessage } from './inbox.ts';
import {
  acceptFile,
  appendPart,
  createDraftFile,
  deleteFile,
  draftFiles,
  fileJson,
  findFile,
  listFiles,
  readFile,
  type StoredFile,
} from './message-files.ts';

/**
 * Files for the reply that the operator is writing: POST /files begins one, POST /files/:fileId/parts?from=<bytes>
 * adds what follows, DELETE takes it back. GET downloads, also what was sent.
 */
export function messageFilesRoutes({ store, clock, bodyLimits }: AdminParts): Route[] {
  return [
    route('POST', '/messages/:id/files', 'workInbox', async (c) => {
      const messageId = entryId(c);
      const operatorId = c.var.operator.id;
      const { name, size } = await readFields(c, bodyLimits, newFileSchema);
      const at = clock().toISOString();
      const id = await c.var.transaction(async (db) => {
        await existingMessage(db, messageId);
        const own = draftFiles(await listFiles(db, messageId), operatorId);
        const total = own.reduce((sum, file) => sum + file.size, size);
        if (own.length >= fileLimits.files) throw refused('tooManyFiles');
        if (total > fileLimits.totalBytes) throw refused('filesTooLarge');
        return await createDraftFile(db, { messageId, operatorId, name: bareFileName(name), size, at });
      });
      return c.json({ id, stored: 0, file: null } satisfies FileProgress, 201);
    }),
    route('POST', '/messages/:id/files/:fileId/parts', 'workInbox', async (c) => {
      if (c.req.header('content-type') !== 'application/octet-stream')
        throw new HttpProblem(415, 'Send application/octet-stream.', {
          headers: { Accept: 'application/octet-stream' },
        });
      const { id, name } = await ownFile(c);
      const from = Number(textQuery(c, 'from') ?? 0);
      const content = await readAllowedBody(c, bodyLimits);
      const stored = await c.var.transaction(async (db) => {
        const file = existing(await findFile(db, id));
        if (file.type !== null || from !== file.stored || content.byteLength === 0)
          throw conflict('wrongPart', 'This is not the part that comes next.', { stored: file.stored });
        if (file.stored + content.byteLength > file.size) throw refused('fileTooLarge');
        await appendPart(db, file, content);
        return file.stored + content.byteLength;
      });
      const { size } = (await findFile(store.db, id)) ?? { size: Number.POSITIVE_INFINITY };
      if (stored < size) return c.json({ id, stored, file: null } satisfies FileProgress);
      return c.json({ id, stored, file: await accept(c, id, name) } satisfies FileProgress);
    }),
    route('GET', '/messages/:id/files/:fileId', 'workInbox', async (c) => {
      const file = existing(await findFile(store.db, entryId(c, 'fileId')));
      const isReadable = file.type && (file.operatorId === null || file.operatorId === c.var.operator.id);
      if (!isReadable || file.messageId !== entryId(c)) throw noEntry();
      const content = await readFile(store.db, file.id);
      // Saved, never shown: what it holds is of others, whatever its type says.
      c.header('Content-Type', 'application/octet-stream');
      c.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded(file.name)}`);
      c.header('Content-Length', String(content.byteLength));
      return c.body(new Uint8Array(content));
    }),
    route('DELETE', '/messages/:id/files/:fileId', 'workInbox', async (c) => {
      const { id } = await ownFile(c);
      await c.var.transaction(async (db) => await deleteFile(db, id));
    }),
  ];

  /** Deletes a file of the draft; files that were sent stay. */
  async function ownFile(c: Context<AdminEnv>): Promise<StoredFile> {
    const messageId = entryId(c);
    const file = await findFile(store.db, entryId(c, 'fileId'));
    if (file?.messageId !== messageId || file.operatorId !== c.var.operator.id) throw noEntry();
    return file;
  }

  /** Outside of a transaction: no other write should wait for it. */
  async function accept(c: Context<AdminEnv>, id: string, name: string) {
    const content = await readFile(store.db, id);
    const kind = await fileKindOf(content);
    const accepted = kind && { name: safeFileName(name, kind.endings), type: kind.type };
    await c.var.transaction(async (db) => {
      if (accepted) await acceptFile(db, id, accepted);
      else await deleteFile(db, id);
    });
    if (!accepted) throw refused('fileType');
    return fileJson((await findFile(store.db, id))!);
  }
}

function refused(code: string): HttpProblem {
  return invalidFields([{ field: 'file', code }]);
}

/** For `filename*` (RFC 8187). */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
