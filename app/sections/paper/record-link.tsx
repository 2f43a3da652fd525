import { useContent } from '#app/rendering.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { printedRecord, type RecordedOffering } from './sample-records.ts';

/** Nothing, if an operator changed the words after the file was printed. */
export function RecordLink({ of: offering }: { of: RecordedOffering }) {
  const { paper } = useWords('sessions');
  const record = printedRecord(useContent(), offering, useLanguage());
  if (!record) return null;
  return (
    <a className="arrow" href={record.href} type="application/pdf">
      <Icon name="document" />
      {fill(paper.download, { kilobytes: Math.ceil(record.bytes / 1000) })}
    </a>
  );
}
