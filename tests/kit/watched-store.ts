import type { Store } from '#server/core/store/store.ts';

type Act = () => Promise<unknown>;

/** A store whose transactions wait for what a test does at that moment. */
export function watchTransactions() {
  let waiting: { left: number; act: Act } | undefined;
  return {
    watched: (store: Store): Store => ({
      ...store,
      transaction: async (work) => {
        if (waiting) waiting.left -= 1;
        if (waiting?.left === 0) {
          const { act } = waiting;
          waiting = undefined;
          await act();
        }
        return await store.transaction(work);
      },
    }),
    /** Acts once, before the transaction with that number, counted from now. */
    beforeTransaction: (left: number, act: Act) => {
      waiting = { left, act };
    },
  };
}
