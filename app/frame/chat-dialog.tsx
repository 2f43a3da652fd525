import { useContent } from '#app/rendering.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';
import { ChatAssistant } from './chat-assistant.tsx';

const chatDialogId = 'chat-dialog';

/** Says first what answers here, or that nothing does yet (LAW-17). A popover without a scrim. */
export function ChatDialog() {
  const { assistant } = useContent().site;
  const { chat } = useWords('common');
  return (
    <aside aria-label={chat.title}>
      <button
        className={assistant === 'off' ? 'chat' : 'chat chat-bright'}
        type="button"
        aria-label={chat.open}
        aria-haspopup="dialog"
        popoverTarget={chatDialogId}
      >
        <Icon name="speech" />
      </button>
      <dialog
        id={chatDialogId}
        className="chat-dialog"
        popover="auto"
        aria-labelledby={`${chatDialogId}-title`}
      >
        <div className="chat-head">
          <h2 id={`${chatDialogId}-title`}>{chat.title}</h2>
          <button
            className="iconbtn"
            type="button"
            aria-label={chat.close}
            popoverTarget={chatDialogId}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </div>
        {assistant === 'off' ? <ChatPlaceholder /> : <ChatAssistant chosenBy={assistant} />}
      </dialog>
    </aside>
  );
}

function ChatPlaceholder() {
  const { site } = useContent();
  const { chat } = useWords('common');
  return (
    <div className="chat-body">
      <p>{chat.placeholder}</p>
      <p className="caption muted">{chat.notice}</p>
      <ul className="plain">
        <li>
          <PageLink to="platform">{chat.links.find}</PageLink>
        </li>
        <li>
          <OutsideLink href={site.links.schedulingDemo}>{chat.links.time}</OutsideLink>
        </li>
        <li>
          <PageLink to="support">{chat.links.write}</PageLink>
        </li>
      </ul>
    </div>
  );
}
