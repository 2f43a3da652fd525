import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorKey } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import type { SecondFactorState } from '#domain/api/session.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { FactorAction } from './second-factor-dialog.tsx';

const SecondFactorDialog = lazyPart(() => import('./second-factor-dialog.tsx'));

const fewCodes = 3;

export function SecondFactor() {
  const { words, language } = useAdmin();
  const texts = useWords(accountsWords).account.secondFactor;
  const factor = useQuery<SecondFactorState>({ queryKey: secondFactorKey, staleTime: 0 });
  const [action, setAction] = useState<FactorAction | null>(null);
  const open = (chosen: FactorAction, label: string) => (
    <Button onClick={() => setAction(chosen)}>{label}</Button>
  );
  const badge = factor.data && (
    <span className={factor.data.isEnabled ? 'badge active' : 'badge draft'}>
      {factor.data.isEnabled ? words.common.on : words.common.off}
    </span>
  );

  return (
    <Card
      title={
        <>
          {texts.title} {badge}
        </>
      }
    >
      <Loaded query={factor}>
        {({ isEnabled, recoveryCodesLeft: left }) =>
          isEnabled ? (
            <>
              <p>{texts.on}</p>
              <p>
                {fill(plural(texts, 'codesLeft', left, language), { count: left })}
                {left <= fewCodes && ` ${texts.codesFew}`}
              </p>
              <div className="row">
                {open('renew', texts.renew.title)}
                {open('disable', texts.disable.title)}
              </div>
            </>
          ) : (
            <>
              <p>{texts.off}</p>
              <div className="row">{open('enable', texts.start)}</div>
            </>
          )
        }
      </Loaded>
      {action && <SecondFactorDialog action={action} onClose={() => setAction(null)} />}
    </Card>
  );
}
