import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKnownRole } from '#app/admin/accounts/known-role.ts';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { toggleTheme } from '#app/admin/admin-theme.ts';
import { adminPath, useShownTabs } from '#app/admin/frame/admin-tabs.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { useRegisteredActs } from './palette-acts.ts';

export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly run: () => void;
};

const pauseMs = 200;
const fewestCharacters = 2;
const mostMessages = 6;

export function usePaletteEntries(search: string): { entries: PaletteEntry[]; isSearching: boolean } {
  const { words } = useAdmin();
  const { palette, tabs, header } = words;
  const navigate = useNavigate();
  const role = useKnownRole();
  const shownTabs = useShownTabs();
  const acts = useRegisteredActs();
  const found = useMessageSearch(search);
  const isSignedIn = role !== null;

  const own: PaletteEntry[] = [
    ...acts.map(({ id, label, run }) => ({ id, label, run, hint: palette.acts })),
    ...shownTabs.map((tab) => ({
      id: `tab-${tab}`,
      label: tabs[tab],
      hint: palette.screens,
      run: () => void navigate(adminPath(tab)),
    })),
    {
      id: 'account',
      label: isSignedIn ? header.account : header.signIn,
      hint: palette.screens,
      run: () => void navigate('/admin/account'),
    },
    { id: 'site', label: header.viewSite, hint: palette.acts, run: () => location.assign('/') },
    {
      id: 'theme',
      label: document.documentElement.classList.contains('dark') ? header.themeToLight : header.themeToDark,
      hint: palette.acts,
      run: toggleTheme,
    },
  ];
  const wanted = searchText(search).split(/\s+/).filter(Boolean);
  const matching = own.filter(({ label }) => {
    const text = searchText(label);
    return wanted.every((word) => text.includes(word));
  });
  const messages = (found.data?.messages ?? []).map(({ id, name, email, excerpt }) => ({
    id: `message-${id}`,
    label: name || email,
    hint: excerpt.slice(0, 80),
    run: () => void navigate(`${adminPath('messages')}?message=${id}`),
  }));
  return { entries: [...matching, ...messages], isSearching: found.isFetching };
}

/** Suspected ones and the bin are left out, as in the inbox. */
function useMessageSearch(search: string) {
  const role = useKnownRole();
  const text = useSettled(search.trim());
  const query = new URLSearchParams({ q: text, limit: String(mostMessages) });
  return useQuery<MessagePage>(
    {
      queryKey: [`/api/admin/messages?${query}`],
      enabled: role !== null && mayDo(role, 'workInbox') && text.length >= fewestCharacters,
      staleTime: 0,
      gcTime: 0,
    },
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
