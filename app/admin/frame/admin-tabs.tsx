import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useMatches } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { PaletteButton } from '#app/admin/command-palette/palette-button.tsx';
import { focusNextTab } from '#app/ui/focus-next-tab.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { TabCount, useTabCount } from './tab-count.tsx';
import { TabsMenu } from './tabs-menu.tsx';

/** The tabs in their order, with what an operator must be allowed to do; the dashboard is for all. */
const needed = {
  dashboard: null,
  colors: 'publish',
  products: 'publish',
  content: 'publish',
  settings: 'publish',
  messages: 'workInbox',
  responses: 'workInbox',
  history: 'publish',
  privacy: 'eraseAndExport',
  audit: 'readAudit',
  operators: 'manageAccess',
} as const satisfies Readonly<Record<string, Capability | null>>;

export type AdminTab = keyof typeof needed;

const tabs = Object.keys(needed) as AdminTab[];

export function adminPath<Tab extends AdminTab>(tab: Tab): `/admin/${Tab}` {
  return `/admin/${tab}`;
}

/** Route `admin.colors` selects Colors; /admin and /admin/dashboard both select Dashboard (ADMIN-1). */
function tabOfRoute(id: string): AdminTab | undefined {
  return id === 'admin.index' ? 'dashboard' : tabs.find((tab) => id === `admin.${tab}`);
}

export function tabIds(tab: AdminTab): { tab: string; panel: string } {
  return { tab: `tab-${tab}`, panel: `panel-${tab}` };
}

/** The tabs of what the role may do, and the one that is open. */
export function useShownTabs(open?: AdminTab): AdminTab[] {
  const mayDo = useMayDo();
  return tabs.filter((tab) => {
    const capability = needed[tab];
    return tab === open || capability === null || mayDo(capability);
  });
}

/** Links as tabs: arrows move, Enter opens (A11Y-21). Hides tabs that the role may not use, except the current one. */
export function AdminTabs() {
  const { words: allWords, language } = useAdmin();
  const words = allWords.tabs;
  const waiting = { messages: useTabCount('messages'), responses: useTabCount('responses') };
  const list = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const selected = useMatches().flatMap(({ id }) => tabOfRoute(id) ?? [])[0];
  const shown = useShownTabs(selected);

  // A screen that fails to load makes the router reload the page, which loses the draft: so load all early.
  useEffect(() => {
    const begin = () => setIsUsed(true);
    document.addEventListener('focusin', begin, { once: true });
    return () => document.removeEventListener('focusin', begin);
  }, []);

  // On a narrow screen the row of tabs scrolls. Font, count and menu arrive later and change widths.
  useEffect(() => {
    const row = list.current;
    const tab = selected && document.getElementById(tabIds(selected).tab);
    if (!row || !tab) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    for (const element of [row, tab]) observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);

  function describe(tab: AdminTab): string | undefined {
    const count = tab === 'messages' || tab === 'responses' ? waiting[tab] : 0;
    return count > 0 ? fill(plural(words, 'waiting', count, language), { count }) : undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === ' ') {
      event.preventDefault();
      (event.target as HTMLAnchorElement).click();
    } else focusNextTab(event);
  }

  return (
    <div className="tabs-row">
      <div ref={list} className="admin-tabs" role="tablist" aria-label={words.label} onKeyDown={onKeyDown}>
        {shown.map((tab, index) => (
          <Link
            key={tab}
            id={tabIds(tab).tab}
            to={adminPath(tab)}
            prefetch={isUsed ? 'render' : 'none'}
            role="tab"
            aria-selected={tab === selected}
            aria-controls={tab === selected ? tabIds(tab).panel : undefined}
            aria-description={describe(tab)}
            tabIndex={tab === selected || (!selected && index === 0) ? 0 : -1}
          >
            {words[tab]}
            <TabCount tab={tab} />
          </Link>
        ))}
      </div>
      <TabsMenu
        list={list}
        tabs={shown.map((tab) => ({ tab, elementId: tabIds(tab).tab, path: adminPath(tab) }))}
      />
      <PaletteButton />
    </div>
  );
}
