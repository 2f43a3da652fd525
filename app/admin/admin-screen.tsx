import { type ReactNode, useEffect, useRef } from 'react';
import { type AdminTab, tabIds } from './admin-tabs.tsx';

type Props = {
  tab?: AdminTab;
  documentTitle: string;
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
};

export function AdminScreen({ tab, documentTitle, title, text, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // A link in the previous screen is gone and its focus with it; a tab keeps its focus.
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

/** The first screen must not take the focus: a loaded page starts at its top. */
let navigationHappened = false;
