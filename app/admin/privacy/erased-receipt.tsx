import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { momentText } from '#app/admin/moment.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { useWords } from '#app/admin/use-words.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import { consequencesOf, erasedCounts, receiptText } from './erasure-receipt.ts';
import type { Erasure } from './person-found.tsx';

type Props = { erasure: Erasure; onClose: () => void };

/** Stays until it is closed: it cannot be made again. */
export default function ErasedReceipt({ erasure: { receipt, chosen, note }, onClose }: Props) {
  const { language, brand } = useAdmin();
  const { privacy } = useWords(privacyWords);
  const texts = privacy.receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    [texts.at, momentText(language, receipt.at)],
    [texts.by, receipt.operator],
    ...erasedCounts(privacy, receipt),
  ];

  function download() {
    const text = receiptText({ words: privacy, language, receipt, chosen, note, brand });
    saveFile(`${receipt.at.slice(0, 10)}-${texts.document}.txt`, 'text/plain;charset=utf-8', `\uFEFF${text}`);
  }

  return (
    <section className="card" aria-labelledby="erased">
      <h2 ref={heading} id="erased" tabIndex={-1}>
        {texts.title}
      </h2>
      <dl className="row">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {consequencesOf(privacy, language, receipt).map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
      <p className="caption muted">{texts.hint}</p>
      <div className="row">
        <Button kind="primary" onClick={download}>
          {texts.download}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </section>
  );
}
