import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { TextArea, TextField } from '#app/admin/controls/text-field.tsx';
import { useListChange } from '#app/admin/inbox/use-list-change.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { ReplyTemplate, ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import { templateLimits, templatePlaceholders, templateSchema } from '#domain/inbox/reply-template.ts';
import { type Language, languageName, languages } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { insertText, templatesPath } from './template-menu.tsx';

type Props = { template: ReplyTemplate | null; onClose: () => void };

export function TemplateForm({ template, onClose }: Props) {
  const { words, language: ownLanguage } = useAdmin();
  const texts = useWords(inboxWords).messages.templates;
  const change = useListChange<ReplyTemplates>(templatesPath);
  const reasons: Readonly<Record<string, string>> = {
    required: texts.required,
    tooLong: texts.tooLong,
    unknownPlaceholder: texts.unknownPlaceholder,
  };

  const form = useAdminForm({
    id: 'template',
    judge: (fields) => fieldErrors(templateSchema.safeParse(fields)),
    sentence(field, code) {
      if (field === 'title') return fill(texts.titleRequired, { count: templateLimits.title });
      return fill(reasons[code] ?? words.errors.invalid, { count: templateLimits.text });
    },
    explain: (error) =>
      error instanceof ProblemError && error.code === 'tooManyTemplates'
        ? { problem: fill(texts.tooMany, { count: templateLimits.templates }) }
        : undefined,
    async send(fields) {
      await change.runAsync(
        template
          ? { method: 'PATCH', to: `/${template.id}`, body: { ...fields, version: template.version } }
          : { method: 'POST', body: fields },
      );
      onClose();
    },
  });

  function insert(language: Language, placeholder: string) {
    insertText(form.control(language) as HTMLTextAreaElement, asPlaceholder(placeholder), true);
  }

  return (
    <form {...form.formProps} className="group">
      <TextField
        form={form}
        name="title"
        label={texts.name}
        ref={focusOnce}
        autoComplete="off"
        defaultValue={template?.title}
      />
      {languages.map((language) => (
        <div key={language} className="group">
          <TextArea
            form={form}
            name={language}
            label={fill(texts.text, { language: languageName(language, ownLanguage) })}
            optional={texts.optional}
            rows={5}
            lang={language}
            defaultValue={template?.[language]}
          />
          <ul className="row" aria-label={texts.placeholdersLabel}>
            {templatePlaceholders.map((name) => (
              <li key={name}>
                <Button onClick={() => insert(language, name)}>{texts.placeholders[name]}</Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <FormProblem text={form.problem} />
      <DialogActs submit={words.common.save} isSending={form.isSending} onCancel={onClose} />
    </form>
  );
}

/** The list that was there before has lost the focus. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
