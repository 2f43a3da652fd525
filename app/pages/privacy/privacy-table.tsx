import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { RuledTable } from '#app/sections/ruled-table/ruled-table.tsx';
import { useWords } from '#app/words/words.ts';
import { browserStorage } from '#content/browser-storage.ts';

export function PrivacyTable({ section }: { section: string }) {
  const { storage, recipients, retention } = useWords('privacy').sections;
  switch (section) {
    case 'storage':
      return (
        <RuledTable
          label={storage.title}
          columns={storage.table.columns}
          rows={storage.table.rows.map((row) => ({
            ...row,
            name: storageName(row.id) ? (
              <code>{storageName(row.id)}</code>
            ) : (
              storage.table.cookies[row.id as keyof typeof storage.table.cookies]
            ),
          }))}
        />
      );
    case 'recipients':
      return (
        <RuledTable
          label={recipients.title}
          columns={recipients.table.columns}
          rows={recipients.table.rows.map((row) => ({
            ...row,
            provider: <LegalText text={row.provider} />,
            country: <LegalText text={row.country} />,
          }))}
        />
      );
    case 'retention':
      return (
        <RuledTable
          label={retention.title}
          columns={retention.table.columns}
          rows={retention.table.rows.map((row) => ({ ...row, period: <LegalText text={row.period} /> }))}
        />
      );
    default:
      return null;
  }
}

/** The sign-in cookie has no key in local storage. */
function storageName(row: string): string | undefined {
  return (browserStorage as Record<string, string>)[row];
}
