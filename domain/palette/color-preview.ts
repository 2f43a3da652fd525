import type { Language } from '#domain/language/languages.ts';
import { isHexColor } from './hex-color.ts';
import { type AppliedColors, appliedColorNames } from './offering-css.ts';

type ColorPreview = Readonly<Record<string, AppliedColors>>;

/** Message from a public page in a preview. */
export type PreviewWords = { readonly active: string; readonly end: string };

/** No id of an offering. The words come along, so that no page has to bring them to visitors. */
const wordsEntry = '_words';

/** The text to keep in the browser. */
export function colorPreviewText(
  preview: ColorPreview,
  words: Readonly<Record<Language, PreviewWords>>,
): string {
  return JSON.stringify({ ...preview, [wordsEntry]: words });
}

/** Drops invalid entries. Never throws. */
export function parseColorPreview(stored: string | null): ColorPreview {
  return Object.fromEntries(
    Object.entries(parsed(stored)).filter(([id, colors]) => /^[a-z-]+$/.test(id) && isComplete(colors)),
  ) as ColorPreview;
}

/** Undefined without a preview, and of one that was kept without words. Never throws. */
export function previewWords(stored: string | null, language: string): PreviewWords | undefined {
  const words = (parsed(stored)[wordsEntry] as Record<string, Partial<PreviewWords>> | null | undefined)?.[
    language
  ];
  return typeof words?.active === 'string' && typeof words.end === 'string'
    ? { active: words.active, end: words.end }
    : undefined;
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const preview: unknown = JSON.parse(stored ?? '');
    return typeof preview === 'object' && preview !== null ? (preview as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isComplete(colors: unknown): boolean {
  if (typeof colors !== 'object' || colors === null) return false;
  return appliedColorNames.every((name) => isHexColor((colors as Record<string, unknown>)[name]));
}
