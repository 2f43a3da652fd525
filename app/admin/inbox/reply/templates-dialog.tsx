import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ReplyTemplate } from '#domain/api/inbox/reply-template.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { TemplateForm } from './template-form.tsx';
import { useTemplateChange, useTemplates } from './template-queries.ts';

/** The list, or the form of one template: `null` adds one. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { words, notify } = useAdmin();
  const texts = words.messages.templates;
  const [edited, setEdited] = useState<ReplyTemplate | null | undefined>();
  const [going, setGoing] = useState('');
  const { data, isError, refetch } = useTemplates();
  const change = useTemplateChange();
  const templates = data?.templates ?? [];

  function move(index: number, by: 1 | -1) {
    const ids = templates.map(({ id }) => id);
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    alter({ method: 'POST', to: '/order', body: { ids } });
  }

  function alter(what: Parameters<typeof change.mutate>[0]) {
    if (change.isPending) return;
    change.mutate(what, { onError: (error) => notify(problemMessage(words.errors, error)) });
  }

  const title =
    edited === undefined
      ? texts.title
      : edited === null
        ? texts.add
        : fill(texts.edit, { title: edited.title });
  return (
    <Modal className="templates" title={title} onClose={onClose}>
      {edited === undefined ? (
        <>
          {templates.length > 0 && <p className="small muted">{texts.lead}</p>}
          {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
          {templates.length > 0 && <ol className="template-list">{templates.map(item)}</ol>}
          {data && templates.length === 0 && (
            <EmptyState title={texts.none} text={texts.lead} example="template" />
          )}
          <div className="modal-acts">
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

  function item(template: ReplyTemplate, index: number) {
    const named = (label: string) => fill(label, { title: template.title });
    return (
      <li key={template.id}>
        <b dir="auto">{template.title}</b>
        {going === template.id ? (
          <span className="template-acts">
            <Button kind="danger" onClick={() => alter({ method: 'DELETE', to: `/${template.id}` })}>
              {texts.deleteNow}
            </Button>
            <Button onClick={() => setGoing('')}>{words.common.cancel}</Button>
          </span>
        ) : (
          <span className="template-acts">
            <IconButton
              icon="arrow-up"
              label={named(texts.up)}
              isDisabled={index === 0}
              onClick={() => index > 0 && move(index, -1)}
            />
            <button
              className="iconbtn template-down"
              type="button"
              aria-label={named(texts.down)}
              aria-disabled={index === templates.length - 1}
              onClick={() => index < templates.length - 1 && move(index, 1)}
            >
              <Icon name="arrow-up" />
            </button>
            <IconButton icon="edit" label={named(texts.edit)} onClick={() => setEdited(template)} />
            <IconButton icon="trash" label={named(texts.delete)} onClick={() => setGoing(template.id)} />
          </span>
        )}
      </li>
    );
  }
}
