import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKnownRole } from '#app/admin/accounts/known-role.ts';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { toggleTheme } from '#app/admin/admin-theme.ts';
import { adminPath, useShownTabs } from '#app/admin/frame/admin-tabs.tsx';
import { useWordsIn } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { frameWords } from '#content/admin/frame.ts';
import { type Capability, mayDo } from '#domain/accounts/roles.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import type { Colleagues } from '#domain/api/operators.ts';
import type { ReleasePage } from '#domain/api/release.ts';
import { perLanguage } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useRegisteredActs } from './palette-acts.ts';
import { matching, type PaletteKind, type PalettePlace, palettePlaces } from './palette-places.ts';

type PaletteEntry = Omit<PalettePlace, 'to'> & {
  /** At the right; the name of the kind. */
  readonly hint: string;
  readonly run: () => void;
};

const pauseMs = 200;
const fewestCharacters = 2;
const mostMessages = 6;
const mostPersons = 3;
const mostEntries = 14;
const mostRecent = 5;

/** Ids of entries chosen since the page was loaded, the last one first. */
let recent: readonly string[] = [];

/** Entries that fit the search; without one the recent ones, what the open screen can do, and the sections. */
export function usePaletteEntries(search: string): { entries: PaletteEntry[]; isSearching: boolean } {
  const admin = useAdmin();
  const { palette, header, draft } = admin.words;
  const navigate = useNavigate();
  const role = useKnownRole();
  const tabs = useShownTabs();
  const registered = useRegisteredActs();
  const text = useSettled(search.trim());
  const may = (capability: Capability) => role !== null && mayDo(role, capability);
  const isAsked = text.length >= fewestCharacters;
  const wanted = new URLSearchParams({ q: text, limit: String(mostMessages) });
  const found = useFound<MessagePage>(`/api/admin/messages?${wanted}`, isAsked && may('workInbox'));
  const colleagues = useFound<Colleagues>('/api/admin/operators', isAsked && may('manageAccess'));
  const versions = useFound<ReleasePage>('/api/admin/releases', isAsked && may('publish'));
  const mayPublish = may('publish');
  const [frame, content] = [useWordsIn(frameWords), useWordsIn(contentWords)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: these lists are made anew each time
  const places = useMemo(() => {
    const wordsIn = perLanguage((language) => ({ ...frame[language], ...content[language] }));
    return palettePlaces({ ...admin, wordsIn }, tabs, mayPublish);
  }, [admin, tabs.join(), mayPublish]);

  function entry(
    kind: PaletteKind,
    id: string,
    label: string,
    to: string | (() => void),
    more: Partial<PaletteEntry> = {},
  ): PaletteEntry {
    const run = typeof to === 'string' ? () => void navigate(to) : to;
    return { id, kind, label, hint: palette.kinds[kind], also: [], run, ...more };
  }

  const isDark = document.documentElement.classList.contains('dark');
  const acts = [
    ...registered.map(({ id, label, run }) => entry('act', id, label, run)),
    ...(mayPublish
      ? [entry('act', 'publish', draft.publish, pressSave, { also: [palette.also.publish] })]
      : []),
    entry('act', 'site', header.viewSite, () => location.assign('/')),
    entry('act', 'theme', isDark ? header.themeToLight : header.themeToDark, toggleTheme),
  ];
  const own = [
    ...acts,
    ...places.map(({ id, kind, label, to, color, also }) => {
      const open = kind === 'page' ? () => void window.open(to, '_blank', 'noreferrer') : to;
      return entry(kind, id, label, open, { color, also });
    }),
    ...(colleagues.data?.operators ?? []).map(({ id, name }) =>
      entry('operator', `operator-${id}`, name, adminPath('operators')),
    ),
    ...(versions.data?.releases ?? []).map(({ version }) =>
      entry('version', `version-${version}`, fill(palette.version, { version }), adminPath('history')),
    ),
  ];
  const messages = (found.data?.messages ?? []).map(({ id, name, email, excerpt }) =>
    entry('message', `message-${id}`, name || email, `${adminPath('messages')}?message=${id}`, {
      hint: excerpt.slice(0, 80),
    }),
  );
  const senders = new Map((found.data?.messages ?? []).map((message) => [message.email, message]));
  const persons = [...senders.values()]
    .slice(0, mostPersons)
    .map(({ id, name, email }) =>
      entry('person', `person-${id}`, name || email, `/admin/person?message=${id}`),
    );
  const last = recent.flatMap((id) => own.find((one) => one.id === id) ?? []);
  const offered = [...acts, ...own.filter(({ kind }) => kind === 'section')];
  const entries = search.trim()
    ? [...matching(own, search).slice(0, mostEntries), ...messages, ...persons]
    : [...new Set([...last, ...offered])];
  return {
    entries: entries.map((one) => ({
      ...one,
      run() {
        recent = [one.id, ...recent.filter((id) => id !== one.id)].slice(0, mostRecent);
        one.run();
      },
    })),
    isSearching: found.isFetching || colleagues.isFetching || versions.isFetching,
  };
}

function pressSave(): void {
  document.getElementById('save-changes')?.click();
}

/** An answer of the admin API that is requested only during a search. */
function useFound<Answer>(path: string, isEnabled: boolean) {
  return useQuery<Answer>(
    { queryKey: [path, 'palette'], enabled: isEnabled, staleTime: 0, gcTime: 0 },
    operatorClient,
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
