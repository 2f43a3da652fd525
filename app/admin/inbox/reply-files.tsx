import { useId, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { ErrorText } from '#app/forms/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { MessageFile } from '#domain/api/message-file.ts';
import { fileKinds, fileLimits } from '#domain/inbox/message-file.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FileList } from './file-list.tsx';
import { uploadFile } from './upload-file.ts';

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
  const texts = words.messages.files;
  const id = useId();
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState<string>();

  async function add(chosen: readonly File[]) {
    setProblem(undefined);
    onUploading(true);
    for (const file of chosen) {
      try {
        if (file.size > fileLimits.bytes) throw new ProblemError(422, { errors: [{ code: 'fileTooLarge' }] });
        const tell = (share: number) =>
          setProgress(fill(texts.progress, { name: file.name, percent: Math.floor(share * 100) }));
        tell(0);
        await uploadFile(messageId, file, tell);
      } catch (error) {
        setProblem(reason(error, file.name));
      }
    }
    setProgress('');
    await reload();
    onUploading(false);
  }

  async function remove(file: MessageFile) {
    setProblem(undefined);
    try {
      await sendChange('DELETE', `/api/admin/messages/${messageId}/files/${file.id}`);
    } catch (error) {
      setProblem(problemMessage(words.errors, error));
    }
    await reload();
  }

  async function reload() {
    await operatorClient.invalidateQueries({ queryKey: [`/api/admin/messages/${messageId}/drafts`] });
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
    <div className="reply-files">
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
