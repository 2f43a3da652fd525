import { useSyncExternalStore } from 'react';
import { parseColorPreview } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { blackOrWhiteOn } from '#domain/palette/quick-contrast.ts';

const listeners = new Set<() => void>();

/** Whether this browser shows previewed colours on the public pages. */
export function useIsPreviewing(): boolean {
  return useSyncExternalStore(subscribe, isPreviewing, () => false);
}

/** Shows a base colour on the public pages of an offering, in this browser alone; false where it keeps nothing. */
export function previewColor(offering: string, baseColor: string, accentColor: string): boolean {
  const colors = { ...offeringColorsOf(baseColor, accentColor), onPrimary: blackOrWhiteOn(baseColor) };
  try {
    const preview = parseColorPreview(localStorage.getItem(colorPreviewKey));
    localStorage.setItem(colorPreviewKey, JSON.stringify({ ...preview, [offering]: colors }));
  } catch {
    return false;
  }
  tell();
  return true;
}

/** The public pages show again what all visitors see. */
export function endPreview(): void {
  try {
    localStorage.removeItem(colorPreviewKey);
  } catch {
    // What keeps nothing previews nothing.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isPreviewing(): boolean {
  try {
    return localStorage.getItem(colorPreviewKey) !== null;
  } catch {
    return false;
  }
}
