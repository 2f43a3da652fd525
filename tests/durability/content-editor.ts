import type { ContentField, ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { Published, PublishedState } from '#domain/api/release.ts';

const ids = ['de.nova.hero.lead', 'en.nova.hero.lead'] as const;
/** Longer than every time limit of the server. */
const patienceMs = 20_000;

type Options = { address: string; session: string };

/** An operator who says the same number in both languages, and publishes every third, until the server is gone. */
export function contentEditor({ address, session }: Options) {
  const known = { sent: 0, stored: 0, published: 0 };

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${address}/api/admin${path}`, {
      method,
      headers: { cookie: session, origin: address, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async function fields(): Promise<{ revision: number; version: number; said: ContentField[] }> {
    const { fields: all, revision, version } = await call<ContentState>('GET', '/content');
    return { revision, version, said: ids.map((id) => all.find((field) => field.id === id)!) };
  }

  async function type(said: ContentField[], version: number): Promise<DraftAnswer> {
    known.sent += 1;
    const changes = said.map(({ id, draft }) => ({
      id,
      value: textOf(known.sent),
      revision: draft?.revision ?? null,
    }));
    const answer = await call<DraftAnswer>('PATCH', '/content/draft', { version, changes });
    if (answer.stored.length < ids.length) throw new Error(`not stored: ${JSON.stringify(answer)}`);
    known.stored = known.sent;
    return answer;
  }

  async function publish(revision: number): Promise<void> {
    const { version } = await call<PublishedState>('GET', '/release');
    await call<Published>('POST', '/releases', { baseVersion: version, revision });
    known.published = known.stored;
  }

  async function workOn(): Promise<void> {
    for (;;) {
      const { version, ...read } = await fields();
      let { said } = read;
      for (let turn = 0; turn < 2; turn += 1) said = [...(await type(said, version)).stored];
      await publish((await type(said, version)).revision);
    }
  }

  return {
    known,
    fields,
    /** Resolves when the server does not answer any more; throws if it answers with a fault. */
    async untilGone(): Promise<void> {
      await workOn().catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
    },
  };
}

/** Undefined if it says something else. */
export function numberIn(value: unknown): number | undefined {
  const found = /^Satz (\d+)\.$/.exec(String(value));
  return found ? Number(found[1]) : undefined;
}

export function textOf(number: number): string {
  return `Satz ${number}.`;
}
