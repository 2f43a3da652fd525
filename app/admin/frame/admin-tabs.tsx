import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useMatches } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { PaletteButton } from '#app/admin/command-palette/palette-button.tsx';
import { useMediaQuery } from '#app/admin/controls/use-media-query.ts';
import { focusNextTab } from '#app/ui/focus-next-tab.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { TabCount, useTabCount } from './tab-count.tsx';
import { TabsMenu } from './tabs-menu.tsx';

type Place = { readonly group: 'inbox' | 'site' | 'house' | null; readonly needs: Capability | null };

/** The tabs in their order, with their group and what an operator must be allowed to do. */
const places = {
  dashboard: { group: null, needs: null },
  messages: { group: 'inbox', needs: 'workInbox' },
  responses: { group: 'inbox', needs: 'workInbox' },
  content: { group: 'site', needs: 'publish' },
  settings: { group: 'site', needs: 'publish' },
  colors: { group: 'site', needs: 'publish' },
  products: { group: 'site', needs: 'publish' },
  history: { group: 'site', needs: 'publish' },
  figures: { group: 'site', needs: 'seeDay' },
  privacy: { group: 'house', needs: 'eraseAndExport' },
  audit: { group: 'house', needs: 'readAudit' },
  operators: { group: 'house', needs: 'manageAccess' },
} as const satisfies Readonly<Record<string, Place>>;

export type AdminTab = keyof typeof places;

const tabs = Object.keys(places) as AdminTab[];

export function adminPath<Tab extends AdminTab>(tab: Tab): `/admin/${Tab}` {
  return `/admin/${tab}`;
}

/** Route `admin.colors` selects Colors; /admin and /admin/dashboard both select Dashboard (ADMIN-1), a person Messages. */
function tabOfRoute(id: string): AdminTab | undefined {
  if (id === 'admin.person') return 'messages';
  return id === 'admin.index' ? 'dashboard' : tabs.find((tab) => id === `admin.${tab}`);
}

export function tabIds(tab: AdminTab): { tab: string; panel: string } {
  return { tab: `tab-${tab}`, panel: `panel-${tab}` };
}

/** The tab of the screen that is open; undefined for the account and what is not found. */
export function useOpenTab(): AdminTab | undefined {
  return useMatches().flatMap(({ id }) => tabOfRoute(id) ?? [])[0];
}

/** The tabs of what the role may do, and the one that is open. */
export function useShownTabs(open?: AdminTab): AdminTab[] {
  const mayDo = useMayDo();
  return tabs.filter((tab) => {
    const { needs } = places[tab];
    return tab === open || needs === null || mayDo(needs);
  });
}

/**
 * Links as tabs: arrows move, Enter opens (A11Y-21). Hides tabs that the role may not use, except the current one. A rail
 * beside wide screens, with the names of the groups; a row above others.
 */
export function AdminTabs() {
  const { words: allWords, language } = useAdmin();
  const words = allWords.tabs;
  const waiting = { messages: useTabCount('messages'), responses: useTabCount('responses') };
  const list = useRef<HTMLDivElement>(null);
  const isRail = useMediaQuery(railQuery);
  const [isUsed, setIsUsed] = useState(false);
  const selected = useOpenTab();
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
    for (const element of [row, ...row.children]) observer.observe(element);
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
    <nav className="admin-rail" aria-label={words.label}>
      <div className="wrap tabs-row">
        <PaletteButton />
        <div
          ref={list}
          className="admin-tabs"
          role="tablist"
          aria-label={words.label}
          aria-orientation={isRail ? 'vertical' : undefined}
          onKeyDown={onKeyDown}
        >
          {shown.map((tab, index) => {
            const { group } = places[tab];
            const isFirst = index === 0 || places[shown[index - 1]!].group !== group;
            return (
              <Fragment key={tab}>
                {group && isFirst && (
                  <span className="tabs-group" aria-hidden="true">
                    {words.groups[group]}
                  </span>
                )}
                <Link
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
              </Fragment>
            );
          })}
        </div>
        <TabsMenu
          list={list}
          tabs={shown.map((tab) => ({ tab, elementId: tabIds(tab).tab, path: adminPath(tab) }))}
        />
      </div>
    </nav>
  );
}

/** From this width on the tabs are a rail at the left, see admin-tabs.css. */
const railQuery = '(min-width: 80rem)';
