import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { captureLog } from '#tests/kit/app.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';
import { createLive } from './live.ts';

function startLive(store: Store) {
  const live = createLive({ store, logger: captureLog().logger, lookEveryMs: 20, gatherMs: 5 });
  live.start();
  onTestFinished(live.stop);
  const told: string[] = [];
  let stops = 0;
  live.listen({
    onChange: (kinds) => told.push(...kinds),
    onStop: () => {
      stops += 1;
    },
  });
  return { live, told, stops: () => stops };
}

test.each(dialects)('%s: a process is told of its own changes and of those of another', async (dialect) => {
  const options = await createMigratedDatabase(dialect);
  const store = await openTestStore(options);
  const here = startLive(store);
  const there = startLive(await openTestStore(options));
  await createSupportMessage(store, submissionFacts(), supportMessage());
  await vi.waitFor(() => expect(new Set(here.told)).toEqual(new Set(['messages', 'mail'])));
  await vi.waitFor(() => expect(new Set(there.told)).toEqual(new Set(['messages', 'mail'])));
});

test('whoever listens is told of the end, and at once if it has come', async () => {
  const store = await createTestStore();
  const { live, stops } = startLive(store);
  await live.stop();
  expect(stops()).toBe(1);
  const onStop = vi.fn();
  live.listen({ onChange: () => {}, onStop });
  expect(onStop).toHaveBeenCalledOnce();
});
