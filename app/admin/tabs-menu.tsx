import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useAdmin } from './admin-context.ts';
import { type AdminTab, adminPath, tabIds } from './admin-tabs.tsx';
import { TabCount } from './tab-count.tsx';

/** The tabs that are not in view in the row, which scrolls. */
export function TabsMenu({
  list,
  shown,
}: {
  list: RefObject<HTMLDivElement | null>;
  shown: readonly AdminTab[];
}) {
  const words = useAdmin().words.tabs;
  const panel = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTabs(list, shown);
  if (hidden.length === 0) return null;
  return (
    <div className="tabs-menu-place">
      <button className="tabs-more" type="button" popoverTarget="tabs-menu">
        <span className="sr">{words.more}</span>
        <span aria-hidden="true">{words.moreShort}</span>
        <Icon name="down" />
      </button>
      <div ref={panel} id="tabs-menu" className="account-menu tabs-menu" popover="auto">
        {hidden.map((tab) => (
          <Link key={tab} to={adminPath(tab)} onClick={() => panel.current?.hidePopover()}>
            {words[tab]}
            <TabCount tab={tab} />
          </Link>
        ))}
      </div>
    </div>
  );
}

function useHiddenTabs(list: RefObject<HTMLDivElement | null>, shown: readonly AdminTab[]): AdminTab[] {
  const [seen, setSeen] = useState<ReadonlySet<AdminTab> | null>(null);
  const names = shown.join(' ');

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const tabs = names.split(' ') as AdminTab[];
    const inView = new Set<AdminTab>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const tab = tabs.find((one) => tabIds(one).tab === target.id)!;
          if (intersectionRatio > 0.95) inView.add(tab);
          else inView.delete(tab);
        }
        setSeen(new Set(inView));
      },
      { root, threshold: [0, 0.95, 1] },
    );
    for (const tab of tabs) {
      const element = document.getElementById(tabIds(tab).tab);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list, names]);

  return seen === null ? [] : shown.filter((tab) => !seen.has(tab));
}
