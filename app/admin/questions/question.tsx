import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { firstId } from '#app/admin/content/content-tree.ts';
import { FieldLanguages } from '#app/admin/content/inputs/field-pair.tsx';
import { pageName } from '#app/admin/content/place-names.ts';
import { SaveState } from '#app/admin/content/save-state.tsx';
import { takeFocus } from '#app/admin/controls/modal.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useSettingEffects } from '#app/admin/settings/setting-effect.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import { settingsWords } from '#content/admin/settings.ts';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { AskedSetting } from './asked-settings.ts';

/** Facts that do not apply to every company; the site then says so. */
const mayNotApply: ReadonlySet<string> = new Set([
  'LEGAL_REGISTER_COURT',
  'LEGAL_REGISTER_NUMBER',
  'LEGAL_VAT_ID',
  'LEGAL_BUSINESS_ID',
  'LEGAL_SUPERVISORY_BODY',
  'LEGAL_CHAMBER',
  'LEGAL_TRADE_RULES',
  'LEGAL_RESPONSIBLE_PERSON',
  'LEGAL_RESPONSIBLE_ADDRESS',
  'LEGAL_EU_REPRESENTATIVE',
  'LEGAL_SWISS_REPRESENTATIVE',
  'LEGAL_SCHEDULING_PROVIDER',
  'LEGAL_PAYMENT_PROVIDER',
]);

type Props = {
  about: ChecklistItem;
  asked: AskedSetting;
  number: number;
  total: number;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onPostpone: () => void;
};

export function Question({ about, asked, number, total, onBack, onNext, onPostpone }: Props) {
  const { language, offerings } = useAdmin();
  const { content } = useWords(contentWords);
  const { checklist, questions: texts } = useWords(dashboardWords);
  const { settings } = useWords(settingsWords);
  const { editor, labelOf } = useContentArea();
  const { name, node } = asked;
  const ids = Object.values(node.ids);
  const { text, pages } = useSettingEffects()(firstId(node));
  const names = pages.map((page) => pageName(page, content, offerings));
  // A legal fact has no sentence of its own.
  const shownOn =
    name.startsWith('LEGAL_') && names.length > 0
      ? fill(settings.shownOn, { pages: new Intl.ListFormat(language).format(names) })
      : '';

  async function goOn(event: FormEvent) {
    event.preventDefault();
    // Only the server knows whether a setting is well formed.
    await editor.saveNow();
    const refused = ids.find((id) => editor.shown(id)?.problem);
    if (refused) document.getElementById(`content-${refused}`)?.focus();
    else onNext();
  }

  function answerNone() {
    for (const id of ids) editor.set(id, { to: 'value', value: 'none' });
    onNext();
  }

  return (
    <form className="card questions" onSubmit={goOn}>
      <div className="bar">
        <p className="small muted">
          {fill(texts.place, { label: checklist.items[about].label, count: number, total })}
        </p>
        <Link className="small" to={adminPath('dashboard')}>
          {texts.leave}
        </Link>
      </div>
      <progress value={number - 1} max={total} aria-hidden="true" />
      <div className="group">
        <h2 ref={takeFocus} tabIndex={-1}>
          {labelOf(firstId(node))}
        </h2>
        <p className="muted">{[shownOn, text].filter(Boolean).join(' ')}</p>
      </div>
      <FieldLanguages node={node} />
      <div className="row">
        <button className="btn" type="submit">
          {texts.next}
        </button>
        <button className="btn line" type="button" onClick={onPostpone}>
          {texts.unknown}
        </button>
        {mayNotApply.has(name) && (
          <button className="btn line" type="button" onClick={answerNone}>
            {texts.none}
          </button>
        )}
        {onBack && (
          <button className="text-act" type="button" onClick={onBack}>
            {texts.back}
          </button>
        )}
      </div>
      <div className="bar">
        <p className="small muted">{texts.draft}</p>
        <SaveState />
      </div>
    </form>
  );
}
