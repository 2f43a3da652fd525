import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { AdminTab } from './admin-tabs.tsx';
import { TabCount } from './tab-count.tsx';

export type MenuTab = { readonly tab: AdminTab; readonly elementId: string; readonly path: string };

type Props = { list: RefObject<HTMLDivElement | null>; tabs: readonly MenuTab[] };

/** The tabs that are not in view in the row, which scrolls. */
export function TabsMenu({ list, tabs }: Props) {
  const words = useAdmin().words.tabs;
  const panel = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTabs(list, tabs);
  if (hidden.length === 0) return null;
  return (
    <div className="tabs-menu-place">
      <button className="tabs-more text-act" type="button" popoverTarget="tabs-menu">
        <span className="sr">{words.more}</span>
        <span aria-hidden="true">{words.moreShort}</span>
        <Icon name="down" />
      </button>
      <div ref={panel} id="tabs-menu" className="account-menu tabs-menu" popover="auto">
        {hidden.map(({ tab, path }) => (
          <Link key={tab} to={path} onClick={() => panel.current?.hidePopover()}>
            {words[tab]}
            <TabCount tab={tab} />
          </Link>
        ))}
      </div>
    </div>
  );
}

function useHiddenTabs(list: Props['list'], tabs: Props['tabs']): readonly MenuTab[] {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const ids = tabs.map(({ elementId }) => elementId).join(' ');

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio > 0.95) inView.add(target.id);
          else inView.delete(target.id);
        }
        setSeen(new Set(inView));
      },
      { root, threshold: [0, 0.95, 1] },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list, ids]);

  return seen === null ? [] : tabs.filter(({ elementId }) => !seen.has(elementId));
}
