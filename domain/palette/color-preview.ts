import { isHexColor } from './hex-color.ts';
import { type AppliedColors, appliedColorNames } from './offering-css.ts';

type ColorPreview = Readonly<Record<string, AppliedColors>>;

/** Drops invalid entries. Never throws. */
export function parseColorPreview(stored: string | null): ColorPreview {
  try {
    const preview: unknown = JSON.parse(stored ?? '');
    if (typeof preview !== 'object' || preview === null) return {};
    return Object.fromEntries(
      Object.entries(preview).filter(([id, colors]) => /^[a-z-]+$/.test(id) && isComplete(colors)),
    );
  } catch {
    return {};
  }
}

function isComplete(colors: unknown): boolean {
  if (typeof colors !== 'object' || colors === null) return false;
  return appliedColorNames.every((name) => isHexColor((colors as Record<string, unknown>)[name]));
}
