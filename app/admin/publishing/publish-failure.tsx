import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDraft } from './draft-context.ts';
import { productFaults } from './product-faults.ts';

export function PublishFailure({ error }: { error: unknown }) {
  const admin = useAdmin();
  const { products } = useDraft();
  const { publish, errors } = admin.words;
  // Without an answer it is unknown whether it was stored.
  const isRefused = error instanceof ProblemError && error.status > 0;
  const reasonOf = (problem: unknown) =>
    problem instanceof ProblemError && Object.hasOwn(publish.refused, problem.code)
      ? publish.refused[problem.code as keyof typeof publish.refused]
      : undefined;
  const faults = error instanceof ProblemError ? productFaults(error.errors, products, admin) : [];
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div>
        <b>{publish.failure.title}</b>
        {faults.length === 0 && <p>{reasonOf(error) ?? problemMessage(errors, error)}</p>}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
        <p>{isRefused ? publish.failure.text : publish.failure.unknown}</p>
      </div>
    </div>
  );
}
