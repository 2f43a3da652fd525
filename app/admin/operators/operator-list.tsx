import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { LoadFailed } from '#app/admin/operator/load-failed.tsx';
import { useOperator } from '#app/admin/operator/operator-gate.tsx';
import { fill } from '#app/language/fill.ts';
import { type ListedOperator, useOperators } from './operator-queries.ts';

type Props = { onOpen: (deed: 'link' | 'remove', operator: ListedOperator) => void };

/** Everybody who may sign in; the deeds are for the others. */
export function OperatorList({ onOpen }: Props) {
  const { words } = useAdmin();
  const own = useOperator();
  const list = useOperators({ isFresh: true });
  if (list.isPending) return <p role="status">{words.common.loading}</p>;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const texts = words.operators;
  return (
    <ul className="operator-list" aria-label={texts.listLabel}>
      {list.data.operators.map((operator) => (
        <li key={operator.id}>
          <OperatorFacts operator={operator} isOwn={operator.id === own.id} />
          {operator.id !== own.id && (
            <div className="operator-acts">
              <button className="btn line sm" type="button" onClick={() => onOpen('link', operator)}>
                {texts.renew.button} <span className="sr">{operator.name}</span>
              </button>
              <button className="btn line sm" type="button" onClick={() => onOpen('remove', operator)}>
                {texts.remove.button} <span className="sr">{operator.name}</span>
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function OperatorFacts({ operator, isOwn }: { operator: ListedOperator; isOwn: boolean }) {
  const { words, language } = useAdmin();
  const texts = words.operators;
  const { name, email, isInvited, lastSignInAt, hasSecondFactor } = operator;
  const signIn = lastSignInAt
    ? fill(texts.lastSignIn, { time: momentText(language, lastSignInAt) })
    : texts.never;
  return (
    <div>
      <p>
        <strong>{name}</strong>
        {isOwn && <span className="muted"> ({texts.you})</span>}
      </p>
      <p className="small">{email}</p>
      <p className="small muted">
        {isInvited
          ? texts.invited
          : `${signIn} · ${hasSecondFactor ? texts.secondFactorOn : texts.secondFactorOff}`}
      </p>
    </div>
  );
}
