import { randomUUID } from 'node:crypto';

export type Sent = {
  marker: string;
  path: '/api/support' | '/api/survey';
  key: string;
  email?: string;
  /** What a proxy says about where they are. */
  network?: string;
  /** From the answer with 201; undefined until acknowledged. */
  id?: string;
};

/** Visitors send both forms in turn until the server stops answering. */
export function sendUntilGone(address: string, visitors = 32) {
  const sent: Sent[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let acknowledgedCount = 0;

  async function visit(): Promise<void> {
    for (;;) {
      const submission: Sent = {
        marker: `marker-${randomUUID()}`,
        path: sent.length % 2 === 0 ? '/api/support' : '/api/survey',
        key: randomUUID(),
      };
      sent.push(submission);
      await send(address, submission).catch(() => {});
      if (submission.id === undefined) return;
      acknowledgedCount += 1;
      for (const { count, resolve } of waiting) if (acknowledgedCount >= count) resolve();
    }
  }

  const finished = Promise.all(Array.from({ length: visitors }, visit)).then(() => sent);
  return {
    acknowledged: async (count: number) =>
      await Promise.race([
        new Promise<void>((resolve) => waiting.push({ count, resolve })),
        finished.then(() => Promise.reject(new Error('The server went away too early'))),
      ]),
    finished,
  };
}

/** The status of the answer. Throws if none came, in which case nobody knows whether it was stored. */
export async function send(address: string, submission: Sent, patienceMs = 60_000): Promise<number> {
  const response = await fetch(address + submission.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': submission.key,
      ...(submission.network ? { 'X-Forwarded-For': submission.network } : {}),
    },
    body: JSON.stringify(fieldsOf(submission)),
    signal: AbortSignal.timeout(patienceMs),
  });
  // What a proxy says is no JSON.
  const { id } = (await response.json().catch(() => ({}))) as { id?: string };
  if (response.status === 201 && id !== undefined) submission.id = id;
  return response.status;
}

function fieldsOf({ path, marker, email = 'anna@example.com' }: Sent) {
  return path === '/api/support'
    ? { name: 'Anna Berg', email, message: marker }
    : { name: 'Jörg', solutionUsed: 'nova', rating: 5, comment: marker };
}
