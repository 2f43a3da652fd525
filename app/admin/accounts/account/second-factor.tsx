import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useSecondFactor } from './account-queries.ts';
import { type FactorAction, SecondFactorDialog } from './second-factor-dialog.tsx';

const fewCodes = 3;

export function SecondFactor() {
  const { words, language } = useAdmin();
  const texts = words.account.secondFactor;
  const factor = useSecondFactor();
  const [action, setAction] = useState<FactorAction | null>(null);
  const left = factor.data?.recoveryCodesLeft ?? 0;
  const open = (chosen: FactorAction, label: string) => (
    <Button onClick={() => setAction(chosen)}>{label}</Button>
  );

  return (
    <section className="card product-form factor" aria-labelledby="factor-title">
      <h2 id="factor-title">
        {texts.title}{' '}
        {factor.data && (
          <span className={factor.data.isEnabled ? 'badge active' : 'badge draft'}>
            {factor.data.isEnabled ? words.common.on : words.common.off}
          </span>
        )}
      </h2>
      {factor.isPending && <p role="status">{words.common.loading}</p>}
      {factor.isError && !factor.data && <LoadFailed onRetry={() => void factor.refetch()} />}
      {factor.data && !factor.data.isEnabled && (
        <>
          <p>{texts.off}</p>
          <div className="row">{open('enable', texts.start)}</div>
        </>
      )}
      {factor.data?.isEnabled && (
        <>
          <p>{texts.on}</p>
          <p className={left <= fewCodes ? 'factor-few' : undefined}>
            {fill(plural(texts, 'codesLeft', left, language), { count: left })}
            {left <= fewCodes && ` ${texts.codesFew}`}
          </p>
          <div className="row">
            {open('renew', texts.renew.title)}
            {open('disable', texts.disable.title)}
          </div>
        </>
      )}
      {action && <SecondFactorDialog action={action} onClose={() => setAction(null)} />}
    </section>
  );
}
