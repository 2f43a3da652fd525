import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { releasesKey } from './release.ts';
import { refreshReleases, useOpenReleases } from './release-queries.ts';

/** Whether a release needs a second operator; asks before it changes, and names who could approve. */
export function ApprovalRule() {
  const { words, language, notify } = useAdmin();
  const texts = words.operators.approval;
  const { data } = useOpenReleases();
  const [isOpen, setIsOpen] = useState(false);
  const changing = useMutation({
    mutationFn: (isRequired: boolean) => sendChange('PUT', `${releasesKey[0]}/rule`, { isRequired }),
    onSuccess(_, isRequired) {
      setIsOpen(false);
      notify(isRequired ? texts.made : texts.lifted);
    },
    onSettled: refreshReleases,
  });
  if (!data) return null;
  const { isApprovalRequired: isRequired, approvers } = data;
  const isAlone = !isRequired && approvers.length < 2;
  const names = new Intl.ListFormat(language).format(
    approvers.map(({ name }) => name ?? words.common.unknown),
  );
  return (
    <section className="card product-form team-rule" aria-labelledby="approval-title">
      <h2 id="approval-title">
        {texts.title}{' '}
        <span className={isRequired ? 'badge active' : 'badge draft'}>
          {isRequired ? words.common.on : words.common.off}
        </span>
      </h2>
      <p>{isRequired ? texts.on : texts.off}</p>
      <div className="row">
        <Button onClick={() => setIsOpen(true)}>{isRequired ? texts.lift : texts.make}</Button>
      </div>
      {isOpen && (
        <Modal title={texts.title} onClose={() => setIsOpen(false)}>
          <p>{isAlone ? texts.makeAlone : isRequired ? texts.liftText : fill(texts.makeText, { names })}</p>
          <FormProblem text={changing.error ? problemMessage(words.errors, changing.error) : undefined} />
          <div className="modal-acts">
            <Button data-autofocus onClick={() => setIsOpen(false)}>
              {words.common.cancel}
            </Button>
            {!isAlone && (
              <Button
                kind="primary"
                isDisabled={changing.isPending}
                onClick={() => changing.mutate(!isRequired)}
              >
                {isRequired ? texts.lift : texts.make}
              </Button>
            )}
          </div>
        </Modal>
      )}
    </section>
  );
}
