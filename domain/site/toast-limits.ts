/** TOAST-1. */
export const toastLimits = {
  limit: 1,
  removalDelayMs: 1_000_000,
  durationMs: 5000,
  /** For a toast with an Undo button. */
  actDurationMs: 10_000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: 'F8',
} as const;
