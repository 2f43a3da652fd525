import { useAdmin } from '#app/admin/admin-context.ts';
import type { WholeMessage } from '#domain/api/message.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';

export function DeclarationFacts({ kind, message }: { kind: DeclarationKind; message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { kinds, declaration: texts } = words.messages;
  const terms = message.cancellation;
  return (
    <section>
      <h3>{kinds[kind]}</h3>
      <dl className="message-facts small">
        <div>
          <dt>{texts.contract}</dt>
          <dd className="declared-text" dir="auto">
            {message.message}
          </dd>
        </div>
        {terms && (
          <>
            <div>
              <dt>{texts.cause}</dt>
              <dd>{texts.causes[terms.cause]}</dd>
            </div>
            {terms.reason && (
              <div>
                <dt>{texts.reason}</dt>
                <dd className="declared-text" dir="auto">
                  {terms.reason}
                </dd>
              </div>
            )}
            <div>
              <dt>{texts.endDate}</dt>
              <dd>{terms.endDate ? dayInWords(language, terms.endDate) : texts.earliest}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
