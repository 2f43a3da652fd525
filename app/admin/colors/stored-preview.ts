import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/language/languages.ts';
import { colorPreviewText, type PreviewWords, parseColorPreview } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { appliedColors } from '#domain/palette/offering-css.ts';
import { type OfferingDesign, publishedColors } from '#domain/publishing/published-colors.ts';

type Previewable = { readonly id: string; readonly design: OfferingDesign };

const listeners = new Set<() => void>();

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
