import { type ReactNode, useEffect, useRef } from 'react';
import { type AdminTab, tabIds } from './admin-tabs.tsx';

type Props = {
  /** The tab that leads here; some screens are reached from elsewhere. */
  tab?: AdminTab;
  /** Title of the document. */
  documentTitle: string;
  title: string;
  text?: string;
  /** The one action of the screen, beside its title. */
  action?: ReactNode;
  children: ReactNode;
};

/** One screen, for most the panel of their tab: document title, heading, main action, content. */
export function AdminScreen({ tab, documentTitle, title, text, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // A link inside the screen before this one is gone together with the focus on it; a tab keeps its own.
  useEffect(() => {
    if (document.activeElement === document.body && navigationHappened) heading.current?.focus();
    navigationHappened = true;
  }, []);

  const ids = tab && tabIds(tab);
  return (
    <div {...(ids && { id: ids.panel, role: 'tabpanel', 'aria-labelledby': ids.tab })}>
      <title>{documentTitle}</title>
      <div className="admin-title">
        <div>
          <h1 ref={heading} id="admin-heading" tabIndex={-1}>
            {title}
          </h1>
          {text && <p className="muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

/** False until the first screen is shown: the page that was asked for starts at its top, like any page. */
let navigationHappened = false;
