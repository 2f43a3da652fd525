import { type MouseEvent, type ReactNode, useRef } from 'react';
import { csvSeparatorIn } from '#domain/csv.ts';
import { mayDo } from '#domain/roles.ts';
import { useOperator } from './accounts/operator-gate.tsx';
import { useConfirmed } from './accounts/use-confirmed.tsx';
import { useAdmin } from './admin-context.ts';

type Props = {
  /** Where the list is exported. */
  path: string;
  /** Which part of it. */
  query: URLSearchParams;
  children: ReactNode;
};

/**
 * Saves a list as a CSV file, with the separator that spreadsheets in the language of the area expect. For those who
 * may, after the password.
 */
export function CsvLink({ path, query, children }: Props) {
  const { language } = useAdmin();
  const { role } = useOperator();
  const { afterConfirming, question } = useConfirmed();
  const link = useRef<HTMLAnchorElement>(null);
  const isConfirmed = useRef(false);
  const wanted = new URLSearchParams(query);
  wanted.set('separator', csvSeparatorIn(language));
  if (!mayDo(role, 'eraseAndExport')) return null;

  function confirm(event: MouseEvent) {
    if (isConfirmed.current) {
      isConfirmed.current = false;
      return;
    }
    event.preventDefault();
    void afterConfirming(() => {
      isConfirmed.current = true;
      link.current?.click();
    });
  }

  return (
    <>
      <a ref={link} className="btn line sm" href={`${path}?${wanted}`} download onClick={confirm}>
        {children}
      </a>
      {question}
    </>
  );
}
