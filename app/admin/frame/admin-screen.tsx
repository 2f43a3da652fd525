import { type ReactNode, useEffect, useRef } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useBadgeCounts } from '#app/admin/refresh/badge-counts.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { type AdminTab, tabIds } from './admin-tabs.tsx';

type Props = {
  screen: AdminTab | 'account';
  /** Its content is for operators who may do this. */
  may?: Capability;
  texts: { readonly title: string; readonly lead?: string };
  /** Replaces the title: the person or thing that the screen shows. */
  name?: string | undefined;
  /** Instead of the lead. */
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

export function AdminScreen({ screen, may, texts, name, text, action, children }: Props) {
  const { meta } = useAdmin().words;
  const { messages, responses } = useBadgeCounts();
  const waiting = messages + responses;
  const title = name === undefined ? meta.titles[screen] : `${name} – ${meta.title}`;
  const lead = text ?? texts.lead;
  const heading = useRef<HTMLHeadingElement>(null);

  // A link in the previous screen is gone and its focus with it; a tab keeps its focus.
  useEffect(() => {
    if (document.activeElement === document.body && navigationHappened) heading.current?.focus();
    navigationHappened = true;
  }, []);

  const ids = screen !== 'account' && tabIds(screen);
  return (
    <div className="stack" {...(ids && { id: ids.panel, role: 'tabpanel', 'aria-labelledby': ids.tab })}>
      <title>{waiting > 0 ? `(${waiting}) ${title}` : title}</title>
      <div className="bar admin-title">
        <div className="group">
          <h1 ref={heading} id="admin-heading" tabIndex={-1} dir="auto">
            {name ?? texts.title}
          </h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {action}
      </div>
      {may ? <OperatorGate may={may}>{children}</OperatorGate> : children}
    </div>
  );
}

/** The first screen must not take the focus: a loaded page starts at its top. */
let navigationHappened = false;
