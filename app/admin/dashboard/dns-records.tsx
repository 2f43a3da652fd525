import { useState } from 'react';
import { checklistPath } from '#app/admin/checklist-query.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { DnsLookUp, DnsRecord } from '#domain/api/checklist.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Records to set at the provider of the domain, and what the DNS says of them when asked. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  const texts = useWords(dashboardWords).checklist.dns;
  const [said, setSaid] = useState('');
  const lookUp = useAct({
    send: () => sendChange<DnsLookUp>('POST', `${checklistPath}/dns`),
    refetch: [[checklistPath]],
  });
  return (
    <div className="group start">
      <dl className="facts small">
        {records.map(({ purpose, name, value }) => (
          <div key={purpose}>
            <dt>
              {purpose.toUpperCase()}: <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>{' '}
              <Button onClick={() => void copy(purpose, value)}>
                {fill(texts.copy, { name: purpose.toUpperCase() })}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{texts.note}</p>
      <Button isDisabled={lookUp.isRunning} onClick={() => lookUp.run()}>
        {texts.lookUp}
      </Button>
      <div className="small" role="status">
        {said}
        {lookUp.isRunning && texts.lookingUp}
        {lookUp.problem}
        {lookUp.answer && (
          <ul>
            {lookUp.answer.results.map(({ code, state }) => (
              <li key={code}>{fill(texts.found[state], { what: texts.parts[partOf(code)] })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );

  async function copy(purpose: string, value: string): Promise<void> {
    const name = purpose.toUpperCase();
    setSaid(fill((await copyText(value)) ? texts.copied : texts.copyFailed, { name }));
  }
}

/** `spfMissing` is about SPF. */
function partOf(code: string) {
  const parts = ['spf', 'dkim', 'dmarc', 'address'] as const;
  return parts.find((part) => code.startsWith(part)) ?? 'dns';
}
