import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea, useShownField } from '#app/admin/content/content-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { readText } from '#app/admin/content/find-texts.ts';
import { factName } from '#app/admin/content/place-names.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { composed } from '#domain/language/composed-text.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import {
  type AtomLook,
  caretAfterDrawing,
  fillEditable,
  guardAtoms,
  isAtomAt,
  isDisturbed,
  placeCaret,
  readEditable,
  replaced,
  type Selected,
  selectedIn,
  selectedText,
} from './editable.ts';
import { InsertMenu } from './insert-menu.tsx';
import { marks } from './rich-text.ts';

type Props = { id: string; language: Language; label: string };

/** A text with placeholders as chips that are set and removed as a whole. */
export function TextInput({ id, language, label }: Props) {
  const { words, language: ownLanguage } = useAdmin();
  const texts = words.content;
  const { editor, fields, factsOf } = useContentArea();
  const shown = useShownField(id)!;
  const { page } = placeOf(id);
  const facts = factsOf(language, page);
  const root = useRef<HTMLDivElement>(null);
  const caret = useRef<Selected>(undefined);
  const drawnWith = useRef<unknown>(undefined);
  const value = String(shown.value ?? '');
  const { isLocked } = shown.field;
  const mayBreak = /[\n\r]/.test(String(shown.field.defaultValue ?? ''));

  const look: AtomLook = (token) => {
    if (token.type === 'mark') {
      const name = texts.hidden[marks[token.text]];
      return { shown: token.text === '\u00ad' ? '·' : '␣', named: name };
    }
    const known = facts[token.name];
    const name = factName(token.name, page, ownLanguage, texts, fields);
    if (known === undefined)
      return { shown: token.name, named: fill(texts.chip.runtime, { name: token.name }) };
    return { shown: fill(texts.chip.label, { name, value: shortValue(known) }), named: known };
  };

  const draw = useEffectEvent((text: string, place?: number) => {
    fillEditable(root.current!, text, look);
    if (place !== undefined) placeCaret(root.current!, place);
  });

  // What is typed stands there already; spaces at the ends are cut when it is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: chips show the values of now
  useLayoutEffect(() => {
    const element = root.current!;
    const isHere = document.activeElement === element;
    const isTyped = composed(readEditable(element).trim(), 'NFC') === composed(value.trim(), 'NFC');
    if (isHere && isTyped && drawnWith.current === facts) return;
    drawnWith.current = facts;
    draw(value, isHere ? (selectedIn(element)?.end ?? 0) : undefined);
  }, [value, facts, ownLanguage]);

  const store = useEffectEvent(() =>
    editor.set(id, { to: 'value', value: readEditable(root.current!) }, true),
  );

  const insert = useEffectEvent((text: string) => {
    const element = root.current!;
    const end = { start: Number.MAX_SAFE_INTEGER, end: Number.MAX_SAFE_INTEGER };
    const next = replaced(element, selectedIn(element) ?? caret.current ?? end, text);
    element.focus();
    draw(next.text, next.caret);
    store();
  });

  const removeAtom = useEffectEvent((direction: -1 | 1): boolean => {
    const element = root.current!;
    const selected = selectedIn(element);
    if (!selected || selected.start !== selected.end) return false;
    const place = direction < 0 ? selected.start - 1 : selected.start;
    if (!isAtomAt(element, place)) return false;
    const next = replaced(element, { start: place, end: place + 1 }, '');
    draw(next.text, next.caret);
    store();
    return true;
  });

  const oneLine = useCallback(
    (text: string) => (mayBreak ? text : text.replace(/\s*[\n\r]+\s*/g, ' ')),
    [mayBreak],
  );

  useEffect(() => {
    const element = root.current!;
    function before(event: InputEvent) {
      const { inputType } = event;
      const isOurs =
        /^(?:format|history)|^insert(?:Paragraph|LineBreak|Link|OrderedList|UnorderedList|HorizontalRule)/.test(
          inputType,
        ) ||
        (inputType === 'deleteContentBackward' && removeAtom(-1)) ||
        (inputType === 'deleteContentForward' && removeAtom(1));
      if (isOurs) event.preventDefault();
      if (mayBreak && /^insert(?:Paragraph|LineBreak)$/.test(inputType)) insert('\n');
    }
    function typed(event: Event) {
      if ((event as InputEvent).isComposing) return;
      if (isDisturbed(element)) draw(readEditable(element), caretAfterDrawing(element));
      else guardAtoms(element);
      store();
    }
    function paste(event: ClipboardEvent) {
      event.preventDefault();
      insert(oneLine(event.clipboardData?.getData('text/plain') ?? ''));
    }
    function drop(event: DragEvent) {
      event.preventDefault();
    }
    function copy(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', selectedText(element));
      const selected = selectedIn(element);
      if (event.type !== 'cut' || !selected) return;
      const next = replaced(element, selected, '');
      draw(next.text, next.caret);
      store();
    }
    function pass(event: KeyboardEvent) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const selected = step && selectedIn(element);
      if (!selected || selected.start !== selected.end) return;
      if (!isAtomAt(element, step < 0 ? selected.start - 1 : selected.start)) return;
      event.preventDefault();
      placeCaret(element, selected.start + step);
    }
    function leave() {
      caret.current = selectedIn(element) ?? caret.current;
    }
    element.addEventListener('beforeinput', before);
    element.addEventListener('input', typed);
    element.addEventListener('compositionend', typed);
    element.addEventListener('paste', paste);
    element.addEventListener('drop', drop);
    element.addEventListener('copy', copy);
    element.addEventListener('cut', copy);
    element.addEventListener('keydown', pass);
    document.addEventListener('selectionchange', leave);
    return () => {
      element.removeEventListener('beforeinput', before);
      element.removeEventListener('input', typed);
      element.removeEventListener('compositionend', typed);
      element.removeEventListener('paste', paste);
      element.removeEventListener('drop', drop);
      element.removeEventListener('copy', copy);
      element.removeEventListener('cut', copy);
      element.removeEventListener('keydown', pass);
      document.removeEventListener('selectionchange', leave);
    };
  }, [mayBreak, oneLine]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a text field of the browser cannot hold chips */}
      <div
        ref={root}
        id={`content-${id}`}
        className="input text-input"
        role="textbox"
        tabIndex={0}
        contentEditable={!isLocked}
        suppressContentEditableWarning
        spellCheck
        lang={language}
        aria-multiline={mayBreak}
        aria-readonly={isLocked}
        aria-label={fill(texts.editor.both, { label, language: texts.languages[language] })}
        aria-invalid={shown.problem !== undefined}
        aria-describedby={`notes-${id}`}
      />
      {!isLocked && <InsertMenu page={page} facts={facts} onInsert={insert} />}
      <LengthHint id={id} text={value} facts={facts} />
    </>
  );
}

function shortValue(value: string): string {
  return value.length > 40 ? `${value.slice(0, 38).trimEnd()} …` : value;
}

type HintProps = { id: string; text: string; facts: Readonly<Record<string, string>> };

/** Only where search engines cut. */
function LengthHint({ id, text, facts }: HintProps) {
  const texts = useAdmin().words.content.editor;
  const most = searchResultPart(id)?.most;
  if (!most) return null;
  const count = readText(text, facts).length;
  return (
    <p className={count > most ? 'caption too-long' : 'caption muted'}>
      {fill(count > most ? texts.tooLongHint : texts.length, { count, max: most })}
    </p>
  );
}
