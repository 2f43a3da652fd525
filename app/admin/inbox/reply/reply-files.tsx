import { useId, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { FileList } from '#app/admin/inbox/thread/file-list.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendBytes, sendChange } from '#app/api-client.ts';
import { ErrorText } from '#app/forms/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { FileProgress, MessageFile } from '#domain/api/inbox/message-file.ts';
import { fileKinds, fileLimits, filePartBytes } from '#domain/inbox/message-file.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { reloadDrafts } from './draft-state.tsx';

type Props = {
  messageId: string;
  files: readonly MessageFile[];
  isLocked: boolean;
  onUploading: (isUploading: boolean) => void;
};

const megabyte = 1024 * 1024;

/** Stored with the draft as soon as they are chosen. */
export function ReplyFiles({ messageId, files, isLocked, onUploading }: Props) {
  const { words } = useAdmin();
  const texts = useWords(inboxWords).messages.files;
  const id = useId();
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState<string>();

  async function add(chosen: readonly File[]) {
    setProblem(undefined);
    onUploading(true);
    for (const file of chosen) {
      try {
        const tell = (share: number) =>
          setProgress(fill(texts.progress, { name: file.name, percent: Math.floor(share * 100) }));
        tell(0);
        await uploadFile(messageId, file, tell);
      } catch (error) {
        setProblem(reason(error, file.name));
      }
    }
    setProgress('');
    await reloadDrafts(messageId);
    onUploading(false);
  }

  async function remove(file: MessageFile) {
    setProblem(undefined);
    try {
      await sendChange('DELETE', `/api/admin/messages/${messageId}/files/${file.id}`);
    } catch (error) {
      setProblem(problemMessage(words.errors, error));
    }
    await reloadDrafts(messageId);
  }

  function reason(error: unknown, name: string): string {
    const code = error instanceof ProblemError ? (error.errors[0]?.code ?? '') : '';
    const known: Readonly<Record<string, string>> = texts.errors;
    const values = {
      name,
      size: fileLimits.bytes / megabyte,
      total: fileLimits.totalBytes / megabyte,
      count: fileLimits.files,
    };
    return fill(known[code] ?? `${texts.errors.failed} ${problemMessage(words.errors, error)}`, values);
  }

  return (
    <div className="lines start">
      <input
        id={id}
        className="sr"
        type="file"
        multiple
        accept={Object.values(fileKinds)
          .flat()
          .map((ending) => `.${ending}`)
          .join(',')}
        disabled={isLocked || progress !== ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (chosen.length > 0) void add(chosen);
        }}
      />
      <label className="btn line sm" htmlFor={id}>
        <Icon name="plus" />
        {texts.add}
      </label>
      <p id={`${id}-hint`} className="hint">
        {fill(texts.hint, { size: fileLimits.bytes / megabyte, total: fileLimits.totalBytes / megabyte })}
      </p>
      <p className="small muted" role="status">
        {progress}
      </p>
      <div role="alert">
        <ErrorText id={`${id}-error`} error={problem} />
      </div>
      <FileList messageId={messageId} files={files} onRemove={(file) => void remove(file)} />
    </div>
  );
}

const attempts = 3;

/** In parts, each tried again when the connection breaks; reports the share that has arrived. Throws ProblemError. */
async function uploadFile(messageId: string, file: File, onProgress: (share: number) => void): Promise<void> {
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
