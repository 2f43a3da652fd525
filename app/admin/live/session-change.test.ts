import { expect, test, vi } from 'vitest';
import { onceSessionStands, whileSessionChanges } from './session-change.ts';

test('while the session stands, one looks at once', () => {
  const look = vi.fn();
  onceSessionStands(look);
  expect(look).toHaveBeenCalledOnce();
});

test('while it changes, one looks only when all is settled', async () => {
  const look = vi.fn();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const changes = [whileSessionChanges(() => first.promise), whileSessionChanges(() => second.promise)];
  onceSessionStands(look);
  first.resolve('out');
  expect(await changes[0]).toBe('out');
  expect(look).not.toHaveBeenCalled();
  second.resolve('out');
  await changes[1];
  expect(look).toHaveBeenCalledOnce();
});

test('after a change that failed, one looks too, and the failure is told', async () => {
  const look = vi.fn();
  const change = whileSessionChanges(async () => {
    onceSessionStands(look);
    throw new Error('Not reached');
  });
  await expect(change).rejects.toThrow('Not reached');
  expect(look).toHaveBeenCalledOnce();
});
