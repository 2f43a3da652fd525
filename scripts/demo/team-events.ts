import type { AccessList } from '#domain/api/operators.ts';
import type { DemoEvent } from './demo-event.ts';
import { demoPeople } from './demo-people.ts';
import { momentOf, type When } from './moments.ts';

const { owner, support, editor, formerEditor } = demoPeople;

/** Accounts, a change of role, and notices. */
export function teamEvents(now: Date): DemoEvent[] {
  const at = (when: When, run: DemoEvent['run']): DemoEvent => ({ at: momentOf(when, now), run });
  return [
    at({ daysAgo: 380, at: '09:00' }, async (site) => await site.foundTeam(owner)),
    at({ daysAgo: 379, at: '09:10' }, async (site) => await site.invite(support, owner)),
    at({ daysAgo: 379, at: '09:20' }, async (site) => await site.invite(formerEditor, owner)),
    at({ daysAgo: 120, at: '10:00' }, async (site) => await site.invite(editor, owner)),
    at({ daysAgo: 378, at: '10:00' }, async (site) => {
      const now = { messages: 'now', declarations: 'now', responses: 'digest' };
      await site.as(support, 'PUT', '/notices', now);
      await site.as(owner, 'PUT', '/notices', { ...now, messages: 'digest' });
    }),
    at({ daysAgo: 60, at: '17:00' }, async (site) => {
      const { operators } = await site.as<AccessList>(owner, 'GET', '/operators');
      const { id } = operators.find(({ email }) => email === formerEditor.email)!;
      await site.as(owner, 'POST', `/operators/${id}/role`, { role: 'support', password: owner.password });
    }),
  ];
}
