import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

const chatDialogId = 'chat-dialog';

/** Says that it is an AI and does not answer yet (LAW-17). */
export function ChatDialog() {
  const { chat } = useWords('common');
  const language = useLanguage();
  return (
    <aside aria-label={chat.title}>
      <button
        className="chat"
        type="button"
        aria-label={chat.open}
        aria-haspopup="dialog"
        data-opens={chatDialogId}
        {...{ commandfor: chatDialogId, command: 'show-modal' }}
      >
        <Icon name="speech" />
      </button>
      <dialog
        id={chatDialogId}
        className="chat-dialog"
        aria-labelledby={`${chatDialogId}-title`}
        {...{ closedby: 'any' }}
      >
        <div className="chat-head">
          <h2 id={`${chatDialogId}-title`}>{chat.title}</h2>
          <button
            className="iconbtn"
            type="button"
            aria-label={chat.close}
            data-closes
            {...{ commandfor: chatDialogId, command: 'close' }}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="chat-body">
          <p>{chat.placeholder}</p>
          <p className="caption muted">{chat.notice}</p>
          <p>{chat.alternative}</p>
          <a className="btn line" href={pathOf('support', language)}>
            {chat.button}
          </a>
        </div>
      </dialog>
    </aside>
  );
}
