import * as z from 'zod/mini';
import { composed } from '#domain/language/composed-text.ts';
import { typeCode } from '#domain/language/text-rules.ts';

export type FileLimits = { readonly bytes: number; readonly totalBytes: number; readonly files: number };

/** Limit of one mail: most mail servers take 25 MB, of which a third is encoding. */
export const fileLimits: FileLimits = {
  bytes: 10 * 1024 * 1024,
  totalBytes: 15 * 1024 * 1024,
  files: 10,
};

/** Files arrive in parts: each stays below the limits of every other request, in size and in time. */
export const filePartBytes: number = 192 * 1024;

export const longestName = 120;

/** Characters read of a file name. */
const longestSent = 1000;

/** Kinds of files that may be attached, by content; the first ending is added to a name that has another. */
export const fileKinds: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt', 'csv'],
};

export const newFileSchema = z.object({
  name: z.string({ error: typeCode }).check(z.minLength(1, 'required'), z.maxLength(longestSent, 'tooLong')),
  size: z.int({ error: typeCode }).check(z.gte(1, 'fileEmpty'), z.lte(fileLimits.bytes, 'fileTooLarge')),
});

/** Removes folders and invisible or reversing characters. Of a very long name the end counts. */
export function bareFileName(name: string): string {
  return composed(name.slice(-longestSent).toWellFormed())
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
}

/** A bare name whose ending says what the content is. */
export function safeFileName(name: string, endings: readonly string[]): string {
  const bare = bareFileName(name);
  const dot = bare.lastIndexOf('.');
  const ending = bare.slice(dot + 1).toLowerCase();
  const isTrue = dot > 0 && endings.includes(ending);
  const stem = [...(isTrue ? bare.slice(0, dot) : bare)].slice(0, longestName).join('');
  return `${stem || 'file'}.${isTrue ? ending : endings[0]}`;
}
