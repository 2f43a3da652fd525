import { Outlet } from 'react-router';
import { useContent } from '#app/rendering.ts';
import { useWords } from '#app/words/words.ts';
import { SiteBanner } from './banner/site-banner.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The skip link comes first (A11Y-03). */
export default function PublicLayout() {
  const words = useWords('common');
  const { statistics } = useContent().site;
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipLink}
      </a>
      <SiteBanner />
      <SiteHeader />
      <main id="content" tabIndex={-1} data-acts={statistics === 'off' ? undefined : ''}>
        <Outlet />
      </main>
      <SiteFooter />
      <ChatDialog />
    </>
  );
}
