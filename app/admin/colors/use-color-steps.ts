import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ColorHistory, emptyHistory, recorded, redone, undone } from '#domain/palette/color-history.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

export type ColorSteps = {
  readonly change: (color: string) => void;
  /** Null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly broughtBack: string | null;
};

/** In these fields the browser itself undoes typing. */
const textFields = 'textarea, [contenteditable], input:not([type=range])';

/** Ctrl/Cmd with Z undoes, with Shift+Z or Y redoes, except in text fields and dialogs. Steps are per product. */
export function useColorSteps(record: ProductColor, setColor: (color: string) => void): ColorSteps {
  const { id, baseColor } = record;
  const [histories, setHistories] = useState<ReadonlyMap<string, ColorHistory>>(new Map());
  const [broughtBack, setBroughtBack] = useState<{ id: string; color: string } | null>(null);
  const gesture = useGesture();
  const history = histories.get(id) ?? emptyHistory;

  function change(color: string) {
    if (color === baseColor) return;
    const { current } = gesture;
    setHistories((all) => new Map(all).set(id, recorded(all.get(id) ?? emptyHistory, baseColor, current)));
    setBroughtBack(null);
    setColor(color);
  }

  const move = (next: ReturnType<typeof undone>) =>
    next &&
    (() => {
      setHistories((all) => new Map(all).set(id, next.history));
      setBroughtBack({ id, color: next.color });
      setColor(next.color);
    });
  const undo = move(undone(history, baseColor));
  const redo = move(redone(history, baseColor));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    if ((event.target as Element).closest?.(`dialog, ${textFields}`)) return;
    const isRedo = key === 'y' || event.shiftKey;
    event.preventDefault();
    (isRedo ? redo : undo)?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return { change, undo, redo, broughtBack: broughtBack?.id === id ? broughtBack.color : null };
}

/** One symbol per drag or held key; null between gestures. */
function useGesture() {
  const gesture = useRef<symbol | null>(null);
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      gesture.current = Symbol(event.type);
    };
    const end = ({ type, target }: Event) => {
      // The wheel takes the focus from something else at the beginning of a drag; only the window's own blur ends it.
      if (type === 'blur' && target !== window) return;
      gesture.current = null;
    };
    // Capture phase: the gesture must be known before the control changes the colour.
    const listeners = [
      ['pointerdown', begin],
      ['keydown', begin],
      ['pointerup', end],
      ['pointercancel', end],
      ['keyup', end],
      ['blur', end],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    };
  }, []);
  return gesture;
}
