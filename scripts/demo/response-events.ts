import type { ListedResponse, MessageOfResponse } from '#domain/api/response.ts';
import type { DemoEvent } from './demo-event.ts';
import { demoPeople } from './demo-people.ts';
import type { DemoSite } from './demo-site.ts';
import { momentOf, type When } from './moments.ts';
import { type ResponseRow, responseRows } from './response-rows.ts';

const { owner, support } = demoPeople;

/** Tags by the name of the respondent. */
const tags: Readonly<Record<string, readonly string[]>> = {
  'Anton A.': ['Technik'],
  'Dörte D.': ['Fragebogen'],
  Karla: ['Fragebogen'],
  Dagmar: ['Wunsch'],
  Yvonne: ['Wunsch', 'Zeiten'],
  Ronja: ['Technik', 'Update'],
  Elfriede: ['Technik', 'Rückruf'],
};

/** Newer ones are unread. */
const readUntilDaysAgo = 14;

export function responseEvents(now: Date): DemoEvent[] {
  const ids = new Map<string, string>();
  const submitted = responseRows.map(
    (row, index): DemoEvent => ({
      at: momentOf(whenOf(row, index), now),
      run: async (site) => void ids.set(row[2], await submit(site, row)),
    }),
  );
  const read = responseRows
    .filter(([daysAgo]) => daysAgo > readUntilDaysAgo)
    .map(
      ([daysAgo, , name], index): DemoEvent => ({
        at: momentOf({ daysAgo: daysAgo - 1, at: `16:${String(index % 50).padStart(2, '0')}` }, now),
        run: async (site) => await markRead(site, ids.get(name)!, tags[name] ?? []),
      }),
    );
  return [
    ...submitted,
    ...read,
    {
      at: momentOf({ daysAgo: 12, at: '17:30' }, now),
      run: async (site) => void (await site.as(owner, 'POST', '/today/visits', { section: 'responses' })),
    },
    {
      at: momentOf({ daysAgo: 14, at: '10:20' }, now),
      run: async (site) => await answerElfriede(site, ids.get('Elfriede')!),
    },
  ];
}

/** At different hours of the day. */
function whenOf([daysAgo]: ResponseRow, index: number): When {
  const hour = 8 + ((index * 5) % 13);
  return { daysAgo, at: `${String(hour).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}` };
}

async function submit(site: DemoSite, row: ResponseRow): Promise<string> {
  const [, language, name, companyOrOccupation, solutionUsed, rating, comment] = row;
  return await site.submit(
    'survey',
    { name, companyOrOccupation, solutionUsed, rating, comment },
    { language },
  );
}

async function markRead(site: DemoSite, id: string, tagged: readonly string[]): Promise<void> {
  const { version } = await site.as<ListedResponse>(support, 'GET', `/responses/${id}`);
  const change = { version, status: 'done', ...(tagged.length > 0 ? { tags: tagged } : {}) };
  await site.as(support, 'PATCH', `/responses/${id}`, change);
}

/** She left an address, so her response becomes a message and gets a reply. */
async function answerElfriede(site: DemoSite, id: string): Promise<void> {
  const { message } = await site.as<MessageOfResponse>(support, 'POST', `/responses/${id}/message`);
  await site.as(support, 'POST', `/messages/${message}/replies`, {
    subject: 'Ihre Antwort in unserer Umfrage',
    text: `Guten Tag,

danke für die ehrliche Note. Die Bestätigung hing an unserem alten Terminprogramm; das haben wir am Montag abgelöst. Ihre nächste Sitzung geht auf uns.`,
    quote: true,
    done: true,
  });
}
