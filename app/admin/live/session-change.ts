let changes = 0;
const waiting: (() => void)[] = [];

/** Ends or exchanges the session. The event of it comes before the answer: what one asks then would be refused. */
export async function whileSessionChanges<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  changes += 1;
  try {
    return await change();
  } finally {
    changes -= 1;
    if (changes === 0) for (const look of waiting.splice(0)) look();
  }
}

/** At once, or when the session has changed. */
export function onceSessionStands(look: () => void): void {
  if (changes === 0) look();
  else waiting.push(look);
}
