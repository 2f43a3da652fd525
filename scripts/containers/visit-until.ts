import { setTimeout as delay } from 'node:timers/promises';

/** Asks for a page again and again, four at a time, until `stop`, which returns what did not come as 200. */
export function visitUntil(address: string): {
  stop: () => Promise<{ answered: number; failed: readonly string[] }>;
} {
  let isStopped = false;
  let answered = 0;
  const failed: string[] = [];
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isStopped) {
      try {
        const { status, body } = await fetch(address, { signal: AbortSignal.timeout(20_000) });
        await body?.cancel();
        if (status === 200) answered += 1;
        else failed.push(String(status));
      } catch (error) {
        failed.push(String(error));
      }
      await delay(50);
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
      return { answered, failed };
    },
  };
}
