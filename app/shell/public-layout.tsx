import { Outlet } from 'react-router';
import { useWords } from '#app/words/words.ts';
import { ChatDialog } from './chat-dialog.tsx';
import { SiteNotice } from './notice/site-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The skip link comes first (A11Y-03). */
export default function PublicLayout() {
  const words = useWords('common');
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipLink}
      </a>
      <SiteNotice />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ChatDialog />
    </>
  );
}
