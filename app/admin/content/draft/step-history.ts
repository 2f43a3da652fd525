type Step<Target> = { readonly id: string; readonly before: Target; readonly after: Target };

const most = 200;

/** Typing in one field without a longer pause is one step. */
const burstMs = 1500;

/** One line of steps across all fields. */
export function stepHistory<Target>(clock: () => number) {
  const past: Step<Target>[] = [];
  const future: Step<Target>[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;

  return {
    note({ isTyping, ...step }: Step<Target> & { readonly isTyping: boolean }) {
      const last = past.at(-1);
      future.length = 0;
      const isSameBurst = isTyping && last?.id === step.id && clock() - typedAt < burstMs;
      typedAt = isTyping ? clock() : Number.NEGATIVE_INFINITY;
      if (isSameBurst) past[past.length - 1] = { ...last!, after: step.after };
      else past.push(step);
      if (past.length > most) past.shift();
    },
    back(): { id: string; target: Target } | undefined {
      const step = past.pop();
      typedAt = Number.NEGATIVE_INFINITY;
      if (!step) return undefined;
      future.push(step);
      return { id: step.id, target: step.before };
    },
    forth(): { id: string; target: Target } | undefined {
      const step = future.pop();
      typedAt = Number.NEGATIVE_INFINITY;
      if (!step) return undefined;
      past.push(step);
      return { id: step.id, target: step.after };
    },
    canGoBack: () => past.length > 0,
    canGoForth: () => future.length > 0,
  };
}
