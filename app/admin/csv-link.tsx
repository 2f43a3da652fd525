import { type MouseEvent, type ReactNode, useRef } from 'react';
import { mayDo } from '#domain/accounts/roles.ts';
import { useOperator } from './accounts/operator-gate.tsx';
import { useConfirmed } from './accounts/use-confirmed.tsx';
import { useAdmin } from './admin-context.ts';

type Props = {
  path: string;
  query: URLSearchParams;
  children: ReactNode;
};

/** In the language of the admin area and the time zone of the browser, as a spreadsheet there expects it. */
export function CsvLink({ path, query, children }: Props) {
  const { language } = useAdmin();
  const { role } = useOperator();
  const { afterConfirming, question } = useConfirmed();
  const link = useRef<HTMLAnchorElement>(null);
  const isConfirmed = useRef(false);
  const wanted = new URLSearchParams(query);
  wanted.set('fileLanguage', language);
  wanted.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
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
