import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Card } from '#app/admin/controls/card.tsx';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { accountsWords } from '#content/admin/accounts.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { releasesKey } from './release.ts';
import { releaseData, useOpenReleases } from './release-queries.ts';

/** Whether a release needs a second operator; asks before it changes, and names who could approve. */
export function ApprovalRule() {
  const { words, language } = useAdmin();
  const texts = useWords(accountsWords).operators.approval;
  const { data } = useOpenReleases();
  const [isOpen, setIsOpen] = useState(false);
  const { run, isRunning, problem } = useAct({
    send: (isRequired: boolean) => sendChange('PUT', `${releasesKey[0]}/rule`, { isRequired }),
    done(_, isRequired) {
      setIsOpen(false);
      return isRequired ? texts.made : texts.lifted;
    },
    refetch: releaseData,
  });
  if (!data) return null;
  const { isApprovalRequired: isRequired, approvers } = data;
  const isAlone = !isRequired && approvers.length < 2;
  const names = new Intl.ListFormat(language).format(
    approvers.map(({ name }) => name ?? words.common.unknown),
  );
  const act = isRequired ? texts.lift : texts.make;
  const question = isRequired ? texts.liftText : fill(texts.makeText, { names });
  const close = () => setIsOpen(false);
  const title = (
    <>
      {texts.title}{' '}
      <span className={isRequired ? 'badge active' : 'badge draft'}>
        {isRequired ? words.common.on : words.common.off}
      </span>
    </>
  );
  return (
    <Card title={title}>
      <p>{isRequired ? texts.on : texts.off}</p>
      <div className="row">
        <Button onClick={() => setIsOpen(true)}>{act}</Button>
      </div>
      {isOpen && (
        <Modal title={texts.title} onClose={close}>
          <p>{isAlone ? texts.makeAlone : question}</p>
          <FormProblem text={problem} />
          <DialogActs
            submit={isAlone ? undefined : act}
            isSending={isRunning}
            onSubmit={() => run(!isRequired)}
            onCancel={close}
          />
        </Modal>
      )}
    </Card>
  );
}
