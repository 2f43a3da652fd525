import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { DemoEvent } from './demo-event.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import type { DemoSite } from './demo-site.ts';
import { momentOf, type When } from './moments.ts';
import { drafted, editions, newQuestion, scheduled, type Texts, toApprove } from './release-texts.ts';

const { owner, editor } = demoPeople;

/** Eight in the morning, four days from now. */
export const plannedFor: When = { daysAgo: -4, at: '08:00' };

/** Five versions by three people, a scheduled release to approve, one with a time, and a draft. */
export function releaseEvents(now: Date): DemoEvent[] {
  const at = (when: When, run: DemoEvent['run']): DemoEvent => ({ at: momentOf(when, now), run });
  return [
    ...editions.map(({ when, by, texts }) =>
      at(when, async (site) => {
        await draft(site, demoPeople[by], texts);
        await publish(site, demoPeople[by]);
      }),
    ),
    at({ daysAgo: 2, at: '15:40' }, async (site) => {
      await draft(site, editor, toApprove);
      await publish(site, editor, { asks: true });
    }),
    at({ daysAgo: 1, at: '16:30' }, async (site) => {
      await draft(site, owner, scheduled);
      await publish(site, owner, { at: momentOf(plannedFor, now).toISOString() });
    }),
    at({ minutesAgo: 200 }, async (site) => {
      await addQuestion(site);
      await draft(site, editor, drafted);
    }),
  ];
}

async function draft(site: DemoSite, person: DemoPerson, texts: Texts): Promise<void> {
  const { version, fields } = await site.as<ContentState>(person, 'GET', '/content/draft');
  const revisions = new Map(fields.map(({ id, draft: own }) => [id, own?.revision]));
  const changes = Object.entries(texts).map(([id, value]) => ({
    id,
    value,
    revision: revisions.get(id) ?? null,
  }));
  const answer = await site.as<DraftAnswer>(person, 'PATCH', '/content/draft', { version, changes });
  const refused = [...answer.problems, ...answer.conflicts];
  if (refused.length > 0) throw new Error(`Texts were refused: ${JSON.stringify(refused)}`);
}

/** In German alone: the editor has not translated it yet. */
async function addQuestion(site: DemoSite): Promise<void> {
  const { list, item, texts } = newQuestion;
  const { fields } = await site.as<ContentState>(editor, 'GET', '/content');
  const order = fields.find(({ id }) => id === list);
  if (!order) throw new Error(`There is no ${list}`);
  await draft(site, editor, { [list]: [...(order.defaultValue as string[]), item], ...texts });
}

type Going = { asks?: true; at?: string };

async function publish(site: DemoSite, person: DemoPerson, going: Going = {}): Promise<void> {
  const { version, revision } = await site.as<ContentState>(person, 'GET', '/content/draft');
  await site.as(person, 'POST', '/releases', { baseVersion: version, revision, ...going });
}
