import { createContext, use } from 'react';
import type { ToastAct } from '#app/ui/use-toast.ts';
import type { Language } from '#domain/language/languages.ts';
import type { AdminData, AdminWords } from './admin-data.ts';

export type Admin = Omit<AdminData, 'words'> & {
  readonly language: Language;
  readonly words: AdminWords;
  /** Replies are written in the visitor's language. */
  readonly wordsIn: Readonly<Record<Language, AdminWords>>;
  /** Says it in a toast; `act` is a button in it. */
  readonly notify: (message: string, act?: ToastAct) => void;
};

export const AdminContext = createContext<Admin | null>(null);

/** Throws outside the admin area. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is for screens below admin-layout.tsx');
  return admin;
}
