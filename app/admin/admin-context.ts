import { createContext, use } from 'react';
import type { Language } from '#domain/languages.ts';
import type { AdminData, AdminWords } from './admin-data.ts';

export type Admin = Omit<AdminData, 'words'> & {
  readonly language: Language;
  /** The texts of the area in its language. */
  readonly words: AdminWords;
  /** The texts in both languages: answers to visitors are written in theirs. */
  readonly wordsIn: Readonly<Record<Language, AdminWords>>;
  /** Says in a toast that something was done. */
  readonly notify: (message: string) => void;
};

export const AdminContext = createContext<Admin | null>(null);

/** What every screen of the admin area needs. Throws outside of the area. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is for screens below admin-layout.tsx');
  return admin;
}
