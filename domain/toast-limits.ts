/** Notifications (spec 1 §9). */
export const toastLimits = {
  /** Toasts shown at a time. */
  limit: 1,
  /** Delay between dismissal and removal from memory. */
  removalDelayMs: 1_000_000,
  /** How long a toast stays by itself. */
  durationMs: 5000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: 'F8',
} as const;
