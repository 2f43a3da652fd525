import type { ReactNode } from 'react';
import { useAdmin } from './admin-context.ts';

type Props = {
  /** Where the list is exported. */
  path: string;
  /** Which part of it. */
  query: URLSearchParams;
  children: ReactNode;
};

/** Saves a list as a CSV file, with the separator that spreadsheets in the language of the area expect. */
export function CsvLink({ path, query, children }: Props) {
  const { language } = useAdmin();
  const wanted = new URLSearchParams(query);
  if (language === 'de') wanted.set('separator', ';');
  return (
    <a className="btn line sm" href={`${path}?${wanted}`} download>
      {children}
    </a>
  );
}
