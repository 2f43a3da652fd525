import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import type { FieldNode } from '#app/admin/content/content-tree.ts';
import { FieldPair } from '#app/admin/content/inputs/field-pair.tsx';
import { pageName } from '#app/admin/content/place-names.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { settingsWords } from '#content/admin/settings.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SettingEffect } from './setting-effect.ts';

type OnShow = (page: string) => void;

type RowProps = { node: FieldNode; effect: SettingEffect; onShow: OnShow };

/** A setting with its effect beside it; the pages open in the preview. */
export function SettingRow({ node, effect, onShow }: RowProps) {
  return (
    <div className="setting-row">
      <FieldPair node={node} />
      <Effect {...effect} onShow={onShow} />
    </div>
  );
}

const mostPages = 4;

function Effect({ text, pages, onShow }: SettingEffect & { onShow: OnShow }) {
  const { offerings } = useAdmin();
  const { content } = useWords(contentWords);
  const texts = useWords(settingsWords).settings;
  return (
    <div className="lines small muted setting-effect">
      {text && <p>{text}</p>}
      {pages.length > 0 && (
        <p className="row">
          <span aria-hidden="true">{texts.preview}</span>
          {pages.slice(0, mostPages).map((page) => {
            const name = pageName(page, content, offerings);
            const label = fill(texts.previewLabel, { page: name });
            return (
              <Button key={page} kind="ghost" aria-label={label} onClick={() => onShow(page)}>
                {name}
              </Button>
            );
          })}
          {pages.length > mostPages && <span>{fill(texts.more, { count: pages.length - mostPages })}</span>}
        </p>
      )}
    </div>
  );
}

/** Facts of the privacy notice, by the variable that sets them. */
const periods = {
  RETENTION_MESSAGE_MONTHS: 'retentionMessagePeriod',
  RETENTION_DECLARATION_MONTHS: 'retentionDeclarationPeriod',
  RETENTION_RESPONSE_MONTHS: 'retentionResponsePeriod',
  RETENTION_LOG_DAYS: 'retentionLogDays',
  RETENTION_BACKUP_DAYS: 'retentionBackupDays',
} as const;

type Variable = keyof typeof periods;

/** How long data is kept, which only the administrator of the server changes (decision 0005). */
export function Retention({ onShow }: { onShow: OnShow }) {
  const { language } = useAdmin();
  const texts = useWords(settingsWords).settings.retention;
  const facts = useContentArea().guide?.facts[language] ?? {};
  return (
    <>
      <Effect text={texts.text} pages={['privacy']} onShow={onShow} />
      <dl className="retention-periods">
        {(Object.keys(periods) as Variable[]).map((variable) => (
          <div key={variable}>
            <dt>{texts[variable]}</dt>
            <dd>{periodText(variable)}</dd>
            <dd>
              <code className="muted">{variable}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );

  function periodText(variable: Variable): string {
    const text = facts[periods[variable]] ?? '';
    if (!variable.endsWith('_DAYS')) return text;
    return /^\d+$/.test(text)
      ? fill(plural(texts, 'days', Number(text), language), { count: text })
      : texts.unset;
  }
}
