import { fileTypeFromBuffer } from 'file-type';
import { fileKinds } from '#domain/message-file.ts';

type FileKind = { type: string; endings: readonly string[] };

/** By content, whatever its name says. Undefined for what may not be attached. */
export async function fileKindOf(content: Uint8Array): Promise<FileKind | undefined> {
  // Broken files make some of its readers throw.
  const found = await fileTypeFromBuffer(content).catch(() => ({ mime: 'application/octet-stream' }));
  const type = found ? found.mime : isText(content) ? 'text/plain' : undefined;
  const endings = type === undefined ? undefined : fileKinds[type];
  return endings && { type: type!, endings };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isText(content: Uint8Array): boolean {
  try {
    return !/[^\P{Cc}\t\n\f\r]/u.test(utf8.decode(content));
  } catch {
    return false;
  }
}
