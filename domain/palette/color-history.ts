export const mostSteps = 100;

/** `future` holds what undo removed. One `gesture` (a drag, a held key) is one step. */
export type ColorHistory = {
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly gesture: symbol | null;
};

export const emptyHistory: ColorHistory = { past: [], future: [], gesture: null };

/** Drops what undo removed. */
export function recorded(history: ColorHistory, before: string, gesture: symbol | null): ColorHistory {
  const isSameStep = gesture !== null && gesture === history.gesture;
  const past = isSameStep ? history.past : [...history.past, before].slice(-mostSteps);
  return { past, future: [], gesture };
}

type Move = { readonly history: ColorHistory; readonly color: string };

/** Null if there is none. Skips steps to the present colour, which another tab or a discarded draft may have set. */
export function undone({ past, future }: ColorHistory, present: string): Move | null {
  const index = past.findLastIndex((color) => color !== present);
  if (index < 0) return null;
  return {
    color: past[index]!,
    history: { past: past.slice(0, index), future: [present, ...future], gesture: null },
  };
}

/** Null if nothing was undone. */
export function redone({ past, future }: ColorHistory, present: string): Move | null {
  const index = future.findIndex((color) => color !== present);
  if (index < 0) return null;
  return {
    color: future[index]!,
    history: { past: [...past, present], future: future.slice(index + 1), gesture: null },
  };
}
