import { useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import type { FoundPerson } from '#domain/api/person.ts';
import { FindPerson } from './find-person.tsx';
import type { Erasure } from './person-found.tsx';

const PersonFound = lazyPart(() => import('./person-found.tsx'));
const ErasedReceipt = lazyPart(() => import('./erased-receipt.tsx'));

/** Access, export and erasure (LAW-23), and retention periods (LAW-22). */
export default function Privacy() {
  return (
    <AdminScreen screen="privacy" texts={useWords(privacyWords).privacy}>
      <OperatorGate may="eraseAndExport">
        <PersonTools />
      </OperatorGate>
      <RetentionTable />
    </AdminScreen>
  );
}

function PersonTools() {
  const { before } = useWords(privacyWords).privacy.search;
  const [found, setFound] = useState<FoundPerson | null>(null);
  const [erasure, setErasure] = useState<Erasure | null>(null);

  function finish(done: Erasure) {
    setFound(null);
    setErasure(done);
  }

  function close() {
    setErasure(null);
    document.getElementById('admin-heading')?.focus();
  }

  return (
    <div className="stack">
      <FindPerson onFound={setFound} />
      {erasure && <ErasedReceipt erasure={erasure} onClose={close} />}
      {!erasure && !found && <EmptyState {...before} example="person" />}
      {found && <PersonFound key={found.searchedAt} person={found} onErased={finish} />}
    </div>
  );
}

/** Open to every role: the privacy notice states the same. */
function RetentionTable() {
  const texts = useWords(privacyWords).privacy.retention;
  const rows = [
    [texts.messages, texts.messagePeriod],
    [texts.declarations, texts.declarationPeriod],
    [texts.responses, texts.responsePeriod],
    [texts.logs, texts.logPeriod],
  ] as const;
  return (
    <section className="card retention" aria-labelledby="retention-title">
      <h2 id="retention-title">{texts.title}</h2>
      <table className="narrow small">
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.period}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, period]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{texts.note}</p>
    </section>
  );
}
