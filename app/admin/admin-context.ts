import { createContext, use } from 'react';
import type { Language } from '#domain/languages.ts';
import type { AdminData, AdminWords } from './admin-data.ts';

export type Admin = Omit<AdminData, 'words'> & {
  readonly language: Language;
  readonly words: AdminWords;
  /** Replies are written in the visitor's language. */
  readonly wordsIn: Readonly<Record<Language, AdminWords>>;
  readonly notify: (message: string) => void;
};

export const AdminContext = createContext<Admin | null>(null);

/** Throws outside the admin area. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is for screens below admin-layout.tsx');
  return admin;
}
