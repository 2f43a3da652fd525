import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { focusField, useContentAddress, useOpenField } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { placeOf } from '#app/admin/content/field-place.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Choice } from '#app/admin/controls/segments.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { contentWords } from '#content/admin/content.ts';
import { languageOfPath, pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DraftFrame, type FrameSize, frameSizes } from './draft-frame.tsx';
import { overflowingFields } from './overflow.ts';
import { PreviewLinkList } from './preview-links.tsx';

const views = [...languages, 'all'] as const;

type View = (typeof views)[number];

/** The last choices. Parts that several pages share are shown on the last page. */
const kept: { view?: View; size: FrameSize; isDark?: boolean; path: string } = { size: 'desktop', path: '/' };

type Props = {
  page: string;
  /** Follows a link in the page; otherwise the editor of the other page opens. */
  onPage?: ((page: string) => void) | undefined;
};

/** The page as visitors would see it, beside its fields: a click on a sentence opens its field. */
export function PagePreview({ page, onPage }: Props) {
  const { words, language, pagePaths } = useAdmin();
  const { colors } = useWords(colorsWords);
  const { content } = useWords(contentWords);
  const { editor } = useContentArea();
  const { go } = useContentAddress();
  const open = useOpenField();
  const [view, setView] = useState<View>(kept.view ?? language);
  const [size, setSize] = useState(kept.size);
  const isAreaDark = useIsDark();
  const [isDark, setIsDark] = useState(kept.isDark ?? isAreaDark);
  const [field, setField] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const revision = useSyncExternalStore(editor.watch, editor.revision);
  const unsaved = useSyncExternalStore(editor.watch, editor.unsavedTexts);
  const says = content.preview;
  const path = pagePaths[page] ?? kept.path;
  const shown = view === 'all' ? languages : [view];
  const looked = field === undefined ? undefined : editor.shown(field);
  const isText = looked?.field.kind === 'text' && looked.value !== '';

  useEffect(() => {
    Object.assign(kept, { view, size, isDark, path });
  }, [view, size, isDark, path]);

  const follow = useEffectEvent((target: EventTarget | null) => {
    const named = fieldOf(target);
    if (!named) return;
    // A price or office hours have several controls.
    const id = editor.shown(named) ? named : named.replace(/-[a-z\d]+$/, '');
    setField(id);
    const { language: own } = placeOf(id);
    if (own && view !== 'all') setView(own);
  });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => follow(target);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  function openField(id: string) {
    setField(id);
    open(id);
  }

  function openPage(to: string) {
    const own = languageOfPath(to);
    const found = Object.entries(pagePaths).find(([, path]) => pathIn(own, path) === to);
    if (!found) return;
    kept.view = view === 'all' ? view : own;
    setView(kept.view);
    if (onPage) onPage(found[0]);
    else go({ page: found[0], field: '' });
  }

  return (
    <section className="card page-preview" aria-labelledby="page-preview-title">
      <h3 id="page-preview-title" className="sr">
        {says.title}
      </h3>
      <div className="bar">
        <Choice
          label={says.language}
          names={views}
          selected={view}
          texts={content.languages}
          onSelect={setView}
        />
        <Choice
          label={colors.live.size}
          names={Object.keys(frameSizes) as FrameSize[]}
          selected={size}
          texts={colors.live}
          onSelect={setSize}
        />
        <Switch label={colors.preview.darkMode} checked={isDark} onChange={setIsDark} />
      </div>
      {hasFailed && <p role="alert">{words.errors.loadFailed}</p>}
      <div className="page-preview-frames">
        {shown.map((of: Language) => (
          <DraftFrame
            key={of}
            path={pathIn(of, path)}
            title={fill(says.frame, { title: pathIn(of, path) })}
            revision={revision}
            size={size}
            isDark={isDark}
            field={isIn(field, of) ? field : undefined}
            unsaved={unsaved}
            onField={openField}
            onPage={openPage}
            onEscape={() => field && focusField(placeOf(field).field, field)}
            onFailed={setHasFailed}
            onShown={(isThere) => setIsMissing(!isThere)}
          />
        ))}
      </div>
      <p className="small muted" role="status">
        {isText && isMissing ? says.hidden : says.hint}
      </p>
      <OverflowCheck key={path} path={path} onField={openField} />
      <PreviewLinkList path={pathIn(shown[0]!, path)} />
    </section>
  );
}

/** Facts and orders hold for all languages. */
function isIn(field: string | undefined, language: Language): boolean {
  return field !== undefined && (placeOf(field).language ?? language) === language;
}

/** The focused field, or the first one of a section whose heading has the focus. */
function fieldOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.id.startsWith('section-')
    ? target.parentElement!.querySelector('[id^="content-"]')
    : target.closest('[id^="content-"]');
  const id = element?.id.slice('content-'.length);
  return id?.includes('.') ? id : undefined;
}

/** Finds on request the fields that do not fit on the narrowest phone, in both languages. */
function OverflowCheck({ path, onField }: { path: string; onField: (field: string) => void }) {
  const { words, language } = useAdmin();
  const { labelOf } = useContentArea();
  const says = useWords(contentWords).content.preview.narrow;
  const { run, isRunning, error, answer } = useAct({
    async send() {
      const found = new Set<string>();
      for (const own of languages)
        for (const field of await overflowingFields(pathIn(own, path))) found.add(field);
      return [...found];
    },
  });
  const fits = answer && answer.length === 0;

  return (
    <div className="row">
      <Button isDisabled={isRunning} onClick={() => run()}>
        {says.check}
      </Button>
      <p className="small" role="status">
        {isRunning && says.looking}
        {error && words.errors.loadFailed}
        {fits && says.fits}
        {answer && !fits && fill(plural(says, 'found', answer.length, language), { count: answer.length })}
      </p>
      {answer && !fits && (
        <ul className="bullets">
          {answer.map((id) => (
            <li key={id}>
              <button className="link" type="button" onClick={() => onField(id)}>
                {labelOf(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
