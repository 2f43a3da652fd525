import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/language/languages.ts';
import { colorPreviewText, type PreviewWords, parseColorPreview } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { appliedColors } from '#domain/palette/offering-css.ts';
import { type OfferingDesign, publishedColors } from '#domain/publishing/published-colors.ts';

type Previewable = { readonly id: string; readonly design: OfferingDesign };

export function useIsPreviewing(): boolean {
  return useSyncExternalStore(subscribe, isPreviewing, () => false);
}

/** Previews in this browser only; returns false if storage is blocked. */
export function previewColor(
  { id, design }: Previewable,
  baseColor: string,
  words: Readonly<Record<Language, PreviewWords>>,
): boolean {
  const colors = appliedColors(publishedColors(baseColor, design));
  try {
    const preview = parseColorPreview(localStorage.getItem(colorPreviewKey));
    localStorage.setItem(colorPreviewKey, colorPreviewText({ ...preview, [id]: colors }, words));
  } catch {
    return false;
  }
  tell();
  return true;
}

export function endPreview(): void {
  try {
    localStorage.removeItem(colorPreviewKey);
  } catch {
    // Blocked storage holds no preview.
  }
  tell();
}

/** The browser tells other pages only. */
function tell(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: colorPreviewKey }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function isPreviewing(): boolean {
  try {
    return localStorage.getItem(colorPreviewKey) !== null;
  } catch {
    return false;
  }
}
