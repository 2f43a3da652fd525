import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useSecondFactorRule } from './operator-queries.ts';
import { SecretForm } from './secret-form.tsx';

export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { words, notify } = useAdmin();
  const texts = words.operators.rule;
  const [isOpen, setIsOpen] = useState(false);
  const rule = useSecondFactorRule();
  const label = isRequired ? texts.lift : texts.make;
  return (
    <section className="card product-form second-factor-rule" aria-labelledby="rule-title">
      <h2 id="rule-title">
        {texts.title}{' '}
        <span className={isRequired ? 'badge active' : 'badge draft'}>
          {isRequired ? words.common.on : words.common.off}
        </span>
      </h2>
      <p>{isRequired ? texts.on : texts.off}</p>
      <div className="row">
        <button className="btn line sm" type="button" onClick={() => setIsOpen(true)}>
          {label}
        </button>
      </div>
      {isOpen && (
        <Modal title={texts.title} closeLabel={words.common.close} onClose={() => setIsOpen(false)}>
          <SecretForm
            field="password"
            text={isRequired ? texts.liftText : texts.makeText}
            texts={{ ...words.operators.password, submit: label }}
            send={async (password) => {
              await rule.mutateAsync({ isRequired: !isRequired, password });
              setIsOpen(false);
              notify(isRequired ? texts.lifted : texts.made);
            }}
            onCancel={() => setIsOpen(false)}
          />
        </Modal>
      )}
    </section>
  );
}
