import { ProblemError, sendBytes, sendChange } from '#app/api-client.ts';
import type { FileProgress } from '#domain/api/message-file.ts';
import { filePartBytes } from '#domain/inbox/message-file.ts';

const attempts = 3;

/** In parts, each tried again when the connection breaks; reports the share that has arrived. Throws ProblemError. */
export async function uploadFile(
  messageId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const path = `/api/admin/messages/${messageId}/files`;
  const { id } = await sendChange<FileProgress>('POST', path, { name: file.name, size: file.size });
  for (let from = 0; from < file.size; ) {
    from = await sendPart(`${path}/${id}/parts`, file, from);
    onProgress(from / file.size);
  }
}

async function sendPart(path: string, file: File, from: number): Promise<number> {
  const part = file.slice(from, from + filePartBytes);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await sendBytes<FileProgress>(`${path}?from=${from}`, part)).stored;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // It had arrived, and only the answer was lost.
      const arrived = from + part.size;
      if (error.code === 'wrongPart' && attempt > 1 && arrived < file.size) return arrived;
      if (error.status !== 0 || attempt === attempts) throw error;
    }
  }
}
