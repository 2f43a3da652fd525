import { type AttackedSite, attackedOrigin } from '#tests/kit/attacked-site.ts';
import { createCast } from './cast.ts';
import { learnFrom } from './endpoints.ts';
import type { Fault } from './find-faults.ts';
import { faultOf } from './oracle.ts';
import type { FuzzRequest } from './requests.ts';
import { curlOf, type Seen, send } from './send.ts';
import type { Vocabulary } from './vocabulary.ts';

const keptLines = 5000;
const lost = /"code":"(?:signInRequired|secondFactorRequired|passwordRequired)"/;

/** Sends requests as who they are from, learns from the answers and says what is wrong with them. */
export async function createJudge(
  site: AttackedSite,
  vocabulary: Vocabulary,
  /** What has no answer by then hangs; two judges of one site need operators of their own. */
  { hangsAfterMs, domain = 'example.com' }: { hangsAfterMs: number; domain?: string },
) {
  const cast = await createCast(site.store, domain);
  const statuses: Record<number, number> = {};
  const slowest = { ms: 0, route: '' };
  const reached = new Set<string>();
  const lines = new Map<string, string>();
  let count = 0;

  async function judge(sent: FuzzRequest): Promise<Fault | undefined> {
    count += 1;
    const cookie = cast.cookie(sent.actor);
    const headers = {
      // Every request from another network, so that limits answer few of them.
      'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
      Origin: attackedOrigin,
      ...(cookie && { Cookie: cookie }),
    };
    const line = curlOf(site.address, sent, headers);
    try {
      const seen = await answerTo(sent, headers);
      if (!seen) return { name: `${sent.route}: hangs`, text: line };
      if (seen.ms > slowest.ms) Object.assign(slowest, { ms: Math.round(seen.ms), route: sent.route });
      statuses[seen.status] = (statuses[seen.status] ?? 0) + 1;
      if (seen.status < 300) reached.add(sent.route);
      lines.set(String(seen.headers['x-request-id']), line);
      if (lines.size > keptLines) lines.delete(lines.keys().next().value!);
      learnFrom(seen.text, seen.status, vocabulary, sent.path);
      if (cookie && sent.actor !== 'forged' && lost.test(seen.text)) await cast.renew();
      const fault = faultOf(sent, seen);
      return fault === undefined
        ? undefined
        : {
            name: `${sent.route}: ${fault}`,
            text: `${line}\n${Math.round(seen.ms)} ms: ${seen.text.slice(0, 500)}`,
          };
    } catch (error) {
      return { name: `${sent.route}: ${String(error)}`, text: `${line}\n${site.server.said().slice(-500)}` };
    }
  }

  /** Undefined if it hangs: twice, since a busy machine may be to blame once. */
  async function answerTo(
    sent: FuzzRequest,
    headers: Readonly<Record<string, string>>,
  ): Promise<Seen | undefined> {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return await send(site.address, sent, { headers, limitMs: hangsAfterMs });
      } catch (error) {
        if ((error as Error).name !== 'TimeoutError') throw error;
      }
    }
    return undefined;
  }

  return { judge, statuses, slowest, reached, curlOfRequest: (id: string) => lines.get(id) };
}
