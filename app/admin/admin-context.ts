import { createContext, use } from 'react';
import type { ToastAct } from '#app/ui/use-toast.ts';
import type { frameWords } from '#content/admin/frame.ts';
import type { Language } from '#domain/language/languages.ts';
import type { AdminData } from './admin-data.ts';

export type Admin = AdminData & {
  readonly language: Language;
  /** Words of the frame; a screen has its own from `useWords`. */
  readonly words: (typeof frameWords)['de'];
  /** Shows a toast; `act` is a button in it, `text` a second sentence. */
  readonly notify: (message: string, act?: ToastAct, text?: string) => void;
};

export const AdminContext = createContext<Admin | null>(null);

/** Throws outside the admin area. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is for screens below admin-layout.tsx');
  return admin;
}
