import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from '#app/admin/controls/button.tsx';
import { numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessageFile } from '#domain/api/inbox/message-file.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { messageId: string; files: readonly MessageFile[]; onRemove?: (file: MessageFile) => void };

/** Links that save the files: the server lets nobody open them in the browser. */
export function FileList({ messageId, files, onRemove }: Props) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.files;
  if (files.length === 0) return null;
  return (
    <ul className="file-list" aria-label={texts.label}>
      {files.map((file) => (
        <li key={file.id}>
          <a
            className="text-act"
            href={`/api/admin/messages/${messageId}/files/${file.id}`}
            download={file.name}
          >
            <Icon name="document" />
            <span dir="auto">{file.name}</span>
          </a>
          <span className="caption muted">{sizeText(file.size)}</span>
          {onRemove && (
            <IconButton
              icon="close"
              label={fill(texts.remove, { name: file.name })}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );

  function sizeText(bytes: number): string {
    const isSmall = bytes < 1024 * 1024;
    const shown = isSmall ? Math.ceil(bytes / 1024) : Math.ceil((bytes / 1024 / 1024) * 10) / 10;
    const size = numberText(language, shown);
    return fill(isSmall ? texts.kilobytes : texts.megabytes, { size });
  }
}
