import type { Target } from './field-values.ts';

type Step = { readonly id: string; readonly before: Target; readonly after: Target };

const most = 200;

/** Typing in one field without a longer pause is one step. */
const burstMs = 1500;

/** The changes of all fields in one sequence, to undo and redo. */
export function stepHistory() {
  let steps: readonly Step[] = [];
  /** Number of steps that are not undone. */
  let done = 0;
  let typedAt = Number.NEGATIVE_INFINITY;

  function travel(by: -1 | 1): { id: string; target: Target } | undefined {
    typedAt = Number.NEGATIVE_INFINITY;
    const step = steps[by < 0 ? done - 1 : done];
    if (!step) return undefined;
    done += by;
    return { id: step.id, target: by < 0 ? step.before : step.after };
  }

  return {
    note(step: Step, isTyping: boolean) {
      const now = Date.now();
      const last = steps[done - 1];
      const isSameBurst = isTyping && last?.id === step.id && now - typedAt < burstMs;
      typedAt = isTyping ? now : Number.NEGATIVE_INFINITY;
      const before = isSameBurst ? last.before : step.before;
      steps = [...steps.slice(0, isSameBurst ? done - 1 : done), { ...step, before }].slice(-most);
      done = steps.length;
    },
    back: () => travel(-1),
    forth: () => travel(1),
    canGoBack: () => done > 0,
    canGoForth: () => done < steps.length,
  };
}
