import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { accountsWords } from '#content/admin/accounts.ts';
import type { ListedOperator } from '#domain/api/operators.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { operators: readonly ListedOperator[]; onManage: (operator: ListedOperator) => void };

export function OperatorList({ operators, onManage }: Props) {
  const own = useOperator();
  const texts = useWords(accountsWords).operators;
  return (
    <ul className="card rows" aria-label={texts.listLabel}>
      {operators.map((operator) => (
        <li key={operator.id}>
          <OperatorFacts operator={operator} isOwn={operator.id === own.id} />
          {operator.id !== own.id && (
            <Button kind="ghost" onClick={() => onManage(operator)}>
              {texts.manage.button} <span className="sr">{operator.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function OperatorFacts({ operator, isOwn }: { operator: ListedOperator; isOwn: boolean }) {
  const { words, language } = useAdmin();
  const texts = useWords(accountsWords).operators;
  const { name, email, role, isInvited, lastSignInAt, hasSecondFactor } = operator;
  const signIn = lastSignInAt
    ? fill(texts.lastSignIn, { time: momentText(language, lastSignInAt) })
    : texts.never;
  return (
    <div className="lines">
      <p className="row">
        <strong dir="auto">{name}</strong> {isOwn && <span className="muted">({texts.you})</span>}{' '}
        <span className="tag">{words.roles.names[role]}</span>
      </p>
      <p className="small">{email}</p>
      <p className="small muted">
        {isInvited
          ? texts.invited
          : `${signIn} · ${hasSecondFactor ? texts.secondFactorOn : texts.secondFactorOff}`}
      </p>
      <LinkState operator={operator} />
    </div>
  );
}

function LinkState({ operator: { email, linkMail } }: { operator: ListedOperator }) {
  const { language } = useAdmin();
  const texts = useWords(accountsWords).operators.linkMail;
  if (!linkMail) return null;
  const { status, lastError, dueAt, sentAt } = linkMail;
  const state = status === 'sent' || status === 'failed' ? status : lastError ? 'retrying' : 'queued';
  const time = momentText(language, sentAt ?? dueAt);
  return (
    <p className={state === 'failed' ? 'small err' : 'small muted'}>
      {state === 'failed' && <Icon name="alert" />}
      <span>
        {fill(texts[state], { email, time })}
        {lastError && state !== 'sent' && ` ${fill(texts.reason, { reason: lastError })}`}
      </span>
    </p>
  );
}
