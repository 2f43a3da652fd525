import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { PreviewPages } from './setting-row.tsx';

/** Facts of the privacy notice, by the variable that sets them. */
const periods = {
  RETENTION_MESSAGE_MONTHS: 'retentionMessagePeriod',
  RETENTION_DECLARATION_MONTHS: 'retentionDeclarationPeriod',
  RETENTION_RESPONSE_MONTHS: 'retentionResponsePeriod',
  RETENTION_LOG_DAYS: 'retentionLogDays',
  RETENTION_BACKUP_DAYS: 'retentionBackupDays',
} as const;

/** How long data is kept, which only the administrator of the server changes (decision 0005). */
export function Retention({ onShow }: { onShow: (page: string) => void }) {
  const { words, language } = useAdmin();
  const texts = words.settings.retention;
  const facts = useContentArea().guide?.facts[language] ?? {};
  return (
    <>
      <div className="setting-effect">
        <p>{texts.text}</p>
        <PreviewPages pages={['privacy']} onShow={onShow} />
      </div>
      <dl className="retention-periods">
        {(Object.keys(periods) as (keyof typeof periods)[]).map((variable) => (
          <div key={variable}>
            <dt>{texts[variable]}</dt>
            <dd>{periodText(variable)}</dd>
            <dd>
              <code>{variable}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );

  function periodText(variable: keyof typeof periods): string {
    const text = facts[periods[variable]] ?? '';
    if (!variable.endsWith('_DAYS')) return text;
    return /^\d+$/.test(text)
      ? fill(plural(texts, 'days', Number(text), language), { count: text })
      : texts.unset;
  }
}
