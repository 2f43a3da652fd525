import { useContent } from '#app/rendering.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';

const chatDialogId = 'chat-dialog';

/** Announces that there are no replies yet, and that an AI will give them (LAW-17). A popover without a scrim. */
export function ChatDialog() {
  const { site } = useContent();
  const { chat } = useWords('common');
  return (
    <aside aria-label={chat.title}>
      <button
        className="chat"
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
      </dialog>
    </aside>
  );
}
