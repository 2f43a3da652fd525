import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { AdminWords, LinkableOffering } from '#app/admin/admin-data.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { type ContentArea, useContentArea } from '#app/admin/content/content-context.ts';
import { FieldLanguages } from '#app/admin/content/field-pair.tsx';
import { placeOf } from '#app/admin/content/field-place.ts';
import { draftValue } from '#app/admin/content/field-values.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { SaveState } from '#app/admin/content/save-state.tsx';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import type { Language } from '#domain/language/languages.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { type AskedSetting, firstId } from './asked-settings.ts';

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
  const admin = useAdmin();
  const { words } = admin;
  const texts = words.questions;
  const area = useContentArea();
  const { editor, labelOf } = area;
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, node } = asked;
  const ids = Object.values(node.ids);

  useEffect(() => heading.current?.focus(), []);

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
      <div className="questions-head">
        <p className="small muted">
          {fill(texts.place, { label: words.checklist.items[about].label, count: number, total })}
        </p>
        <Link className="small" to={adminPath('dashboard')}>
          {texts.leave}
        </Link>
      </div>
      <progress className="questions-progress" value={number - 1} max={total} aria-hidden="true" />
      <div className="questions-asked">
        <h2 ref={heading} tabIndex={-1}>
          {labelOf(firstId(node))}
        </h2>
        <p className="muted">{settingEffect(asked, area, admin)}</p>
      </div>
      <FieldLanguages node={node} />
      <div className="questions-acts">
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
          <button className="questions-back" type="button" onClick={onBack}>
            {texts.back}
          </button>
        )}
      </div>
      <div className="questions-foot">
        <p className="small muted">{texts.draft}</p>
        <SaveState />
      </div>
    </form>
  );
}

type Site = {
  readonly language: Language;
  readonly words: AdminWords;
  readonly offerings: readonly LinkableOffering[];
  readonly pagePaths: Readonly<Record<string, string>>;
};

/** Describes in one or two sentences where an answer appears on the site. */
function settingEffect(
  { name, node }: AskedSetting,
  { guide, fields }: Pick<ContentArea, 'guide' | 'fields'>,
  { language, words, offerings, pagePaths }: Site,
): string {
  const texts = words.questions;
  const effects: Readonly<Record<string, string>> = texts.effects;
  const { legalFact, link, isMissing } = guide?.settings[firstId(node).slice('setting.'.length)] ?? {};
  if (link) return fill(texts.button, { page: pageName(link.offering, words.content, offerings) });
  const known = effects[name] ?? effects[name.split('_')[0]!];
  if (!legalFact) return known ?? texts.effects.other;

  const pages = pagesWith(asPlaceholder(legalFact), fields, language)
    .filter((page) => pagePaths[page] !== undefined)
    .map((page) => pageName(page, words.content, offerings));
  if (pages.length === 0) return texts.effects.other;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(pages);
  return [fill(texts.shownOn, { pages: list }), ...(isMissing ? [texts.marked] : [])].join(' ');
}

function pagesWith(placeholder: string, fields: ContentArea['fields'], language: Language): string[] {
  const pages = new Set<string>();
  for (const field of fields.values()) {
    if (field.kind !== 'text' || !String(draftValue(field)).includes(placeholder)) continue;
    const place = placeOf(field.id);
    if (place.language === language) pages.add(place.page);
  }
  return [...pages];
}
