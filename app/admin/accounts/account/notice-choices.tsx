import { useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card, Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import type { OwnNotices } from '#domain/api/session.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import { type NoticeChoices, noticeTopics, noticeWays } from '#domain/outbox/notice-choice.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const path = '/api/admin/notices';

/** Before the first choice the team's address gets every notice. */
const asBefore: NoticeChoices = { messages: 'never', declarations: 'never', responses: 'never' };

/** Each choice is saved at once. */
export default function NoticeChoicesCard() {
  const { words, notify } = useAdmin();
  const texts = useWords(accountsWords).account.notices;
  const { data } = useQuery<OwnNotices>({ queryKey: [path], staleTime: 0 });
  const change = useAct({
    send: (choices: NoticeChoices) => sendChange<OwnNotices>('PUT', path, choices),
    done(answer) {
      operatorClient.setQueryData([path], answer);
      return texts.saved;
    },
    failed: (error) => notify(problemMessage(words.errors, error)),
  });
  if (!data) return null;
  const choices = data.choices ?? asBefore;
  return (
    <Card title={texts.title}>
      <p className="small muted">{fill(texts.lead, { address: data.team })}</p>
      {isExampleAddress(data.team) && <Note>{fill(texts.example, { address: data.team })}</Note>}
      {noticeTopics.map((topic) => (
        <SelectField
          key={topic}
          id={`notices-${topic}`}
          label={texts.topics[topic]}
          value={choices[topic]}
          options={noticeWays.map((way) => [way, texts.ways[way]])}
          onSelect={(way) => change.run({ ...choices, [topic]: way })}
        />
      ))}
    </Card>
  );
}
