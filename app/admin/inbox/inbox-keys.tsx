import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Modal } from '#app/admin/controls/modal.tsx';
import { followUpId } from '#app/admin/inbox/thread/follow-up.tsx';
import { actButtonId, startReply } from '#app/admin/inbox/thread/message-acts.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { ListedMessage } from '#domain/api/inbox/message.ts';
import type { BulkAction } from '#domain/inbox/inbox.ts';
import { inboxKeysKey } from '#domain/inbox/inbox-storage-keys.ts';
import { tagFieldId } from './tags.tsx';
import { useStoredSwitch } from './use-stored-switch.ts';

const keys = {
  next: 'j',
  previous: 'k',
  reply: 'r',
  done: 'e',
  spam: '!',
  delete: '#',
  undo: 'z',
  assign: 'a',
  tags: 'l',
  followUp: 'f',
  search: '/',
  help: '?',
} as const;

const fieldKeys = ['send', 'sendDone', 'leave'] as const;

type Act = keyof typeof keys;

const actNames = Object.keys(keys) as Act[];

type Props = {
  shown: readonly Pick<ListedMessage, 'id'>[];
  chosen: string;
  onOpen: (id: string) => void;
};

/** Single keys can be switched off (A11Y-31). They do nothing while an operator types or a dialog is open. */
export function InboxKeys({ shown, chosen, onOpen }: Props) {
  const { keys: texts } = useWords(inboxWords).messages;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isOn, setIsOn] = useStoredSwitch(inboxKeysKey);
  const place = useRef(0);
  const rows = [
    ...actNames.map((act) => [keys[act], texts[act]] as const),
    ...fieldKeys.map((act) => [texts.inFields.keys[act], texts.inFields[act]] as const),
  ];

  useEffect(() => {
    const here = shown.findIndex(({ id }) => id === chosen);
    if (here >= 0) place.current = here;
  }, [shown, chosen]);

  function step(by: 1 | -1) {
    const here = shown.findIndex(({ id }) => id === chosen);
    // One that is done has left the list: the next one stands at its place.
    const next = here >= 0 ? here + by : chosen && by === -1 ? place.current - 1 : place.current;
    const message = shown[next];
    if (message) onOpen(message.id);
  }

  const acts: Readonly<Record<Act, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    reply: startReply,
    done: () => press('done'),
    spam: () => press('spam'),
    delete: () => press('delete'),
    undo: () => document.querySelector<HTMLElement>('.toast .btn')?.click(),
    assign: () => document.getElementById('message-assignee')?.focus(),
    tags: () => document.getElementById(tagFieldId)?.focus(),
    followUp: () => document.getElementById(followUpId)?.focus(),
    search: () => document.getElementById('message-search')?.focus(),
    help: () => setIsHelpOpen(true),
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (document.querySelector('dialog[open]')) return;
    if (isTyping(event.target)) {
      // Out of a field of the message, so that the next key acts again.
      if (event.key === 'Escape' && event.target.closest('.message'))
        document.querySelector<HTMLElement>('.message h2')?.focus({ preventScroll: true });
      return;
    }
    const act = actNames.find((name) => keys[name] === event.key);
    if (!act) return;
    event.preventDefault();
    acts[act]();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button className="btn line sm keys-button" type="button" onClick={() => setIsHelpOpen(true)}>
        {texts.title}
      </button>
      {isHelpOpen && (
        <Modal title={texts.title} onClose={() => setIsHelpOpen(false)}>
          <dl className="keys facts">
            {rows.map(([key, text]) => (
              <div key={key} className="row">
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <label className="check">
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
            />
            {texts.on}
          </label>
        </Modal>
      )}
    </>
  );
}

function press(action: BulkAction): void {
  document.getElementById(actButtonId(action))?.click();
}

function isTyping(target: EventTarget | null): target is Element {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}
