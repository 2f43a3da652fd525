import { useQuery } from '@tanstack/react-query';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import type { TemplatePlaceholder } from '#domain/inbox/reply-template.ts';
import { type Language, languageName, languageRules } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export const templatesPath = '/api/admin/reply-templates';

export function useTemplates() {
  return useQuery<ReplyTemplates>({
    queryKey: [templatesPath],
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

type Props = {
  message: WholeMessage;
  language: Language;
  onInsert: (text: string) => void;
  onManage: () => void;
};

/** The templates that have a text in the language of the reply. */
export function TemplateMenu({ message, language, onInsert, onManage }: Props) {
  const { language: ownLanguage } = useAdmin();
  const texts = useWords(inboxWords).messages.templates;
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
      <div className="template-choice box group start">
        {fitting.length > 0 && (
          <ul className="row">
            {fitting.map((template) => (
              <li key={template.id}>
                <Button onClick={() => onInsert(fill(template[language], values()))}>{template.title}</Button>
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

  /** In the language of the reply. */
  function values(): Record<TemplatePlaceholder, string> {
    const day = new Intl.DateTimeFormat(languageRules[language].clockLocale, { dateStyle: 'long' });
    return {
      name: message.name,
      reference: message.reference,
      received: day.format(new Date(message.receivedAt)),
      today: day.format(new Date()),
      operator: name,
    };
  }
}

/** Inserts a text at the cursor as if it were typed, so that the browser can undo it; at the end if the field was never focused. */
export function insertText(field: HTMLTextAreaElement, text: string, wasVisited: boolean): void {
  field.focus();
  if (!wasVisited) field.setSelectionRange(field.value.length, field.value.length);
  // Deprecated, and still the only way that keeps the undo steps of a text field.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
