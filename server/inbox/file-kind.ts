import { fileTypeFromBuffer } from 'file-type';
import { fileKinds } from '#domain/inbox/message-file.ts';

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
const windows1252 = new TextDecoder('windows-1252');
const control = /[^\P{Cc}\t\n\f\r]/u;

/** Also what German Excel saves: windows-1252, and “Unicode text”, which is UTF-16 with a byte order mark. */
function isText(content: Uint8Array): boolean {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return !control.test(new TextDecoder('utf-16le').decode(content));
  if (first === 0xfe && second === 0xff) return !control.test(new TextDecoder('utf-16be').decode(content));
  try {
    return !control.test(utf8.decode(content));
  } catch {
    return !control.test(windows1252.decode(content));
  }
}
