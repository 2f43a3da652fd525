import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountPath, dashboardAfterwards } from '#app/admin/accounts/sign-in/after-sign-in.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { forgetDrafts, saveDrafts } from '#app/admin/kept-drafts.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { SignedInOperator } from '#domain/api/session.ts';
import { endSession, sessionKey } from './session-client.ts';
import { useSession } from './use-session.ts';

/** Renders nothing until the session is known. */
export default function AccountMenu() {
  const { header } = useAdmin().words;
  const session = useSession();
  if (!session.data) return null;
  const { operator } = session.data;
  if (operator) return <OwnMenu operator={operator} />;
  return (
    <Link
      className="iconbtn monogram"
      title={header.signIn}
      to={accountPath}
      state={dashboardAfterwards}
      onClick={letHeadingTakeFocus}
    >
      <Icon name="person" />
      <span className="sr">{header.signIn}</span>
    </Link>
  );
}

function OwnMenu({ operator: { name, email } }: { operator: SignedInOperator }) {
  const { words, notify } = useAdmin();
  const { header } = words;
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);

  async function leave() {
    panel.current?.hidePopover();
    try {
      await signOut();
    } catch (error) {
      return notify(problemMessage(words.errors, error));
    }
    letHeadingTakeFocus();
    notify(header.signedOut);
    await navigate(adminPath('dashboard'));
  }

  return (
    <>
      <button className="iconbtn monogram" type="button" title={name} popoverTarget="account-menu">
        <span className="sr">
          {header.account}: {name}
        </span>
        <span aria-hidden="true">{initialsOf(name)}</span>
      </button>
      <div ref={panel} id="account-menu" className="account-menu" popover="auto">
        <p>
          <b dir="auto">{name}</b>
          <span className="small muted">{email}</span>
        </p>
        <Link
          to={accountPath}
          onClick={() => {
            panel.current?.hidePopover();
            letHeadingTakeFocus();
          }}
        >
          {header.account}
        </Link>
        <button type="button" onClick={leave}>
          {header.signOut}
        </button>
      </div>
    </>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('');
}

/** A newly opened screen focuses its heading only if nothing else has the focus. */
function letHeadingTakeFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Saves what was typed, then forgets it in this browser.
 *
 * @throws ProblemError if the server refused or was not reached: the session goes on
 */
async function signOut(): Promise<void> {
  await saveDrafts();
  try {
    await sendChange('DELETE', sessionKey[0]);
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
  }
  endSession({ hasExpired: false });
  forgetDrafts();
}
