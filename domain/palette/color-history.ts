/** Steps that can be taken back at most; older ones are forgotten. */
export const mostSteps = 100;

/**
 * The colours a product had, and those that undo took away. `gesture` is what made the last step: one drag or one key
 * held down is one step, however many colours it passes.
 */
export type ColorHistory = {
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly gesture: symbol | null;
};

export const emptyHistory: ColorHistory = { past: [], future: [], gesture: null };

/** The history after `before` gave way to another colour. What undo took away cannot come back from then on. */
export function recorded(history: ColorHistory, before: string, gesture: symbol | null): ColorHistory {
  const isSameStep = gesture !== null && gesture === history.gesture;
  const past = isSameStep ? history.past : [...history.past, before].slice(-mostSteps);
  return { past, future: [], gesture };
}

type Move = { readonly history: ColorHistory; readonly color: string };

/**
 * One step back from the present colour, or null where there is none. Steps to the present colour are passed over: it
 * may have come from elsewhere meanwhile (another tab, a discarded draft).
 */
export function undone({ past, future }: ColorHistory, present: string): Move | null {
  const index = past.findLastIndex((color) => color !== present);
  if (index < 0) return null;
  return {
    color: past[index]!,
    history: { past: past.slice(0, index), future: [present, ...future], gesture: null },
  };
}

/** One step forward again, or null where nothing was taken back. */
export function redone({ past, future }: ColorHistory, present: string): Move | null {
  const index = future.findIndex((color) => color !== present);
  if (index < 0) return null;
  return {
    color: future[index]!,
    history: { past: [...past, present], future: future.slice(index + 1), gesture: null },
  };
}
