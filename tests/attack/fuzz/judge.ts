import { type AttackedSite, attackedOrigin } from '#tests/kit/attacked-site.ts';
import { createCast } from './cast.ts';
import { learnFrom } from './endpoints.ts';
import type { Fault } from './find-faults.ts';
import { faultOf } from './oracle.ts';
import type { FuzzRequest } from './requests.ts';
import { curlOf, send } from './send.ts';
import type { Vocabulary } from './vocabulary.ts';

const keptLines = 5000;
const lost = /"code":"(?:signInRequired|secondFactorRequired|passwordRequired)"/;

/** Sends requests as who they are from, learns from the answers and says what is wrong with them. */
export async function createJudge(
  site: AttackedSite,
  vocabulary: Vocabulary,
  /** An answer that takes longer is a fault. */
  { longestMs = Infinity } = {},
) {
  const cast = await createCast(site.store);
  const statuses: Record<number, number> = {};
  const slowest = { ms: 0, route: '' };
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
      const seen = await send(site.address, sent, headers);
      if (seen.ms > slowest.ms) Object.assign(slowest, { ms: Math.round(seen.ms), route: sent.route });
      statuses[seen.status] = (statuses[seen.status] ?? 0) + 1;
      lines.set(String(seen.headers['x-request-id']), line);
      if (lines.size > keptLines) lines.delete(lines.keys().next().value!);
      learnFrom(seen.text, seen.status, vocabulary, sent.path);
      if (cookie && sent.actor !== 'forged' && lost.test(seen.text)) await cast.renew();
      const fault = faultOf(sent, seen) ?? (seen.ms > longestMs ? `takes over ${longestMs} ms` : undefined);
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

  return { judge, statuses, slowest, curlOfRequest: (id: string) => lines.get(id) };
}
