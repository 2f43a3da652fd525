import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import type { MessagePage } from '#domain/answers/message.ts';
import { plural } from '#domain/plural.ts';

/** Counts declarations that lack the confirmation required by law. */
export function UnconfirmedDeclarations() {
  const { words, language } = useAdmin();
  const operator = useSession().data?.operator;
  const { data } = useQuery<MessagePage>(
    {
      queryKey: ['/api/admin/messages?kind=unconfirmed&limit=1'],
      enabled: Boolean(operator),
      staleTime: 0,
      refetchOnWindowFocus: true,
    },
    operatorClient,
  );
  const count = data?.counts.unconfirmed ?? 0;
  if (!operator || count === 0) return null;
  const texts = words.dashboard.unconfirmed;
  return (
    <div className="note bad" role="status">
      <Icon name="alert" />
      <div>
        <b>{fill(plural(texts, 'label', count, language), { count })}</b>
        <p>{texts.text}</p>
        <Link className="btn line sm" to={`${adminPath('messages')}?folder=unconfirmed`}>
          {texts.button}
        </Link>
      </div>
    </div>
  );
}
