import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useListChange } from '#app/admin/inbox/use-list-change.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { ReplyTemplate, ReplyTemplates } from '#domain/api/inbox/reply-template.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { TemplateForm } from './template-form.tsx';
import { templatesPath, useTemplates } from './template-menu.tsx';

/** The list, or the form of one template: `null` adds one. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const texts = useWords(inboxWords).messages.templates;
  const [edited, setEdited] = useState<ReplyTemplate | null | undefined>();
  const list = useTemplates();
  const formTitle = edited ? fill(texts.edit, { title: edited.title }) : texts.add;
  return (
    <Modal className="templates" title={edited === undefined ? texts.title : formTitle} onClose={onClose}>
      {edited === undefined ? (
        <>
          <Loaded query={list}>
            {({ templates }) => <TemplateList templates={templates} onEdit={setEdited} />}
          </Loaded>
          <div className="row end">
            <Button kind="primary" data-autofocus onClick={() => setEdited(null)}>
              <Icon name="plus" />
              {texts.add}
            </Button>
          </div>
        </>
      ) : (
        <TemplateForm template={edited} onClose={() => setEdited(undefined)} />
      )}
    </Modal>
  );
}

type ListProps = { templates: readonly ReplyTemplate[]; onEdit: (template: ReplyTemplate) => void };

function TemplateList({ templates, onEdit }: ListProps) {
  const { words } = useAdmin();
  const texts = useWords(inboxWords).messages.templates;
  const [going, setGoing] = useState('');
  const change = useListChange<ReplyTemplates>(templatesPath, 'toast');

  function alter(what: Parameters<typeof change.run>[0]) {
    if (!change.isRunning) change.run(what);
  }

  function move(index: number, by: 1 | -1) {
    const ids = templates.map(({ id }) => id);
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    alter({ method: 'POST', to: '/order', body: { ids } });
  }

  if (templates.length === 0) return <EmptyState title={texts.none} text={texts.lead} example="template" />;
  return (
    <>
      <p className="small muted">{texts.lead}</p>
      <ol className="rows">
        {templates.map((template, index) => (
          <li key={template.id}>
            <b dir="auto">{template.title}</b>
            <span className="row">
              {going === template.id ? (
                <>
                  <Button kind="danger" onClick={() => alter({ method: 'DELETE', to: `/${template.id}` })}>
                    {texts.deleteNow}
                  </Button>
                  <Button onClick={() => setGoing('')}>{words.common.cancel}</Button>
                </>
              ) : (
                acts(template, index)
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );

  function acts(template: ReplyTemplate, index: number) {
    const named = (label: string) => fill(label, { title: template.title });
    return (
      <>
        <IconButton
          icon="arrow-up"
          label={named(texts.up)}
          isDisabled={index === 0}
          onClick={() => move(index, -1)}
        />
        <IconButton
          icon="arrow-down"
          label={named(texts.down)}
          isDisabled={index === templates.length - 1}
          onClick={() => move(index, 1)}
        />
        <IconButton icon="edit" label={named(texts.edit)} onClick={() => onEdit(template)} />
        <IconButton icon="trash" label={named(texts.delete)} onClick={() => setGoing(template.id)} />
      </>
    );
  }
}
