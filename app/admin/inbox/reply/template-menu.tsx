import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { TemplatePlaceholder } from '#domain/inbox/reply-template.ts';
import { type Language, languageName, languageRules } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useTemplates } from './template-queries.ts';

type Props = {
  message: WholeMessage;
  language: Language;
  onInsert: (text: string) => void;
  onManage: () => void;
};

/** The templates that have a text in the language of the reply. */
export function TemplateMenu({ message, language, onInsert, onManage }: Props) {
  const { words, language: ownLanguage } = useAdmin();
  const texts = words.messages.templates;
  const { name } = useOperator();
  const { data } = useTemplates();
  const all = data?.templates ?? [];
  const fitting = all.filter((template) => template[language] !== '');

  return (
    <details className="template-menu">
      <summary className="btn line sm">
        <Icon name="document" />
        {texts.menu}
      </summary>
      <div className="template-choice">
        {fitting.length > 0 && (
          <ul>
            {fitting.map((template) => (
              <li key={template.id}>
                <Button
                  onClick={() => {
                    const values = templateValues(message, { language, operatorName: name, now: new Date() });
                    onInsert(fill(template[language], values));
                  }}
                >
                  {template.title}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {data && fitting.length < Math.max(all.length, 1) && (
          <p className="small muted">
            {all.length === 0
              ? texts.none
              : fill(texts.otherLanguage, { language: languageName(language, ownLanguage) })}
          </p>
        )}
        <Button onClick={onManage}>
          <Icon name="edit" />
          {texts.manage}
        </Button>
      </div>
    </details>
  );
}

/** Values of a template's placeholders, in the language of the reply. */
function templateValues(
  message: Pick<WholeMessage, 'reference' | 'name' | 'receivedAt'>,
  { language, operatorName, now }: { language: Language; operatorName: string; now: Date },
): Record<TemplatePlaceholder, string> {
  const day = new Intl.DateTimeFormat(languageRules[language].clockLocale, { dateStyle: 'long' });
  return {
    name: message.name,
    reference: message.reference,
    received: day.format(new Date(message.receivedAt)),
    today: day.format(now),
    operator: operatorName,
  };
}
