import { useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';

const path = '/api/admin/weekly-figures';

type Wanted = { readonly isWanted: boolean };

/** Saved at once. */
export function WeeklyFiguresCard() {
  const { words, notify } = useAdmin();
  const texts = useWords(accountsWords).account;
  const { data } = useQuery<Wanted>({ queryKey: [path], staleTime: 0 });
  const change = useAct({
    send: (isWanted: boolean) => sendChange<Wanted>('PUT', path, { isWanted }),
    done(answer) {
      operatorClient.setQueryData([path], answer);
      return texts.notices.saved;
    },
    failed: (error) => notify(problemMessage(words.errors, error)),
  });
  if (!data) return null;
  return (
    <Card title={texts.weekly.title}>
      <p className="small muted">{texts.weekly.lead}</p>
      <Switch label={texts.weekly.label} checked={data.isWanted} onChange={change.run} />
    </Card>
  );
}
