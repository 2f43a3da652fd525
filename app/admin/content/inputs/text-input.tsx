import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import type { ShownField } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { composed } from '#domain/language/composed-text.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatNumber } from '#domain/money/money.ts';
import { longestEdit } from '#domain/publishing/edited-text.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';
import type { Control } from './control.ts';
import {
  type AtomLook,
  caretAfterDrawing,
  fillEditable,
  guardAtoms,
  isAtomAt,
  isDisturbed,
  type MarkCharacter,
  marks,
  placeCaret,
  readEditable,
  replaced,
  type Selected,
  selectedIn,
  selectedText,
} from './editable.ts';
import { InsertMenu } from './insert-menu.tsx';

type Props = { shown: ShownField; language: Language; control: Control };

/** Commands of the browser that the input does not know. */
const refusedInput =
  /^(?:format|history)|^insert(?:Paragraph|LineBreak|Link|OrderedList|UnorderedList|HorizontalRule)/;

const atEnd: Selected = { start: Number.MAX_SAFE_INTEGER, end: Number.MAX_SAFE_INTEGER };

/** A text with placeholders as chips that are set and removed as a whole. */
export function TextInput({ shown, language, control: { disabled, ...control } }: Props) {
  const { language: ownLanguage, notify } = useAdmin();
  const texts = useWords(contentWords).content;
  const { editor, factsOf, factName } = useContentArea();
  const { id, defaultValue } = shown.field;
  const { page } = placeOf(id);
  const facts = factsOf(language, page);
  const root = useRef<HTMLDivElement>(null);
  const caret = useRef<Selected>(undefined);
  const drawnWith = useRef<unknown>(undefined);
  const value = String(shown.value ?? '');
  const mayBreak = /[\n\r]/.test(String(defaultValue ?? ''));

  const look: AtomLook = ({ type, text }) => {
    if (type === 'mark')
      return { shown: text === '\u00ad' ? '·' : '␣', named: texts.hidden[marks[text as MarkCharacter]] };
    const [name = ''] = placeholdersIn(text);
    const known = facts[name];
    if (known === undefined) return { shown: name, named: fill(texts.chip.runtime, { name }) };
    const label = fill(texts.chip.label, { name: factName(name, page), value: shortValue(known) });
    return { shown: label, named: known };
  };

  function draw(text: string, place?: number) {
    fillEditable(root.current!, text, look);
    if (place !== undefined) placeCaret(root.current!, place);
  }

  // The browser has drawn what is typed; spaces at the ends are cut when it is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: chips show the values of now
  useLayoutEffect(() => {
    const element = root.current!;
    const isHere = document.activeElement === element;
    const isTyped = composed(readEditable(element).trim(), 'NFC') === composed(value.trim(), 'NFC');
    if (isHere && isTyped && drawnWith.current === facts) return;
    drawnWith.current = facts;
    draw(value, isHere ? (selectedIn(element)?.end ?? 0) : undefined);
  }, [value, facts, ownLanguage]);

  function store() {
    editor.set(id, { to: 'value', value: readEditable(root.current!) }, true);
  }

  function replace(selected: Selected, inserted: string) {
    const next = replaced(root.current!, selected, inserted);
    draw(next.text, next.caret);
    store();
  }

  function insert(text: string) {
    const selected = selectedIn(root.current!) ?? caret.current ?? atEnd;
    root.current!.focus();
    replace(selected, text);
  }

  /** Place of the chip or mark beside the caret; undefined if there is none. */
  function atomBeside(direction: -1 | 1): number | undefined {
    const selected = selectedIn(root.current!);
    if (!selected || selected.start !== selected.end) return undefined;
    const place = direction < 0 ? selected.start - 1 : selected.start;
    return isAtomAt(root.current!, place) ? place : undefined;
  }

  const beforeInput = useEffectEvent((event: InputEvent) => {
    const { inputType } = event;
    const direction = { deleteContentBackward: -1, deleteContentForward: 1 }[inputType] as -1 | 1 | undefined;
    const atom = direction && atomBeside(direction);
    if (atom === undefined && !refusedInput.test(inputType)) return;
    event.preventDefault();
    if (atom !== undefined) replace({ start: atom, end: atom + 1 }, '');
    else if (mayBreak && /^insert(?:Paragraph|LineBreak)$/.test(inputType)) insert('\n');
  });

  useEffect(() => {
    const element = root.current!;
    // React's event of this name is another one.
    const onBeforeInput = (event: InputEvent) => beforeInput(event);
    const onSelection = () => {
      caret.current = selectedIn(element) ?? caret.current;
    };
    element.addEventListener('beforeinput', onBeforeInput);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      element.removeEventListener('beforeinput', onBeforeInput);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, []);

  function typed() {
    const element = root.current!;
    if (isDisturbed(element)) draw(readEditable(element), caretAfterDrawing(element));
    else guardAtoms(element);
    store();
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const limit = longestEdit(String(defaultValue ?? ''));
    if (text.length > 2 * limit)
      return notify(fill(texts.pasteRefused, { count: formatNumber(text.length, ownLanguage), limit }));
    insert(mayBreak ? text : text.replace(/\s*[\n\r]+\s*/g, ' '));
  }

  /** With placeholders for chips. */
  function copy(event: ClipboardEvent) {
    event.preventDefault();
    event.clipboardData.setData('text/plain', selectedText(root.current!));
  }

  function cut(event: ClipboardEvent) {
    copy(event);
    const selected = selectedIn(root.current!);
    if (selected) replace(selected, '');
  }

  function passAtom(event: KeyboardEvent) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    const atom = direction && atomBeside(direction);
    if (atom === undefined) return;
    event.preventDefault();
    placeCaret(root.current!, direction === 1 ? atom + 1 : atom);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a text field of the browser cannot hold chips */}
      <div
        {...control}
        ref={root}
        className="input text-input"
        role="textbox"
        tabIndex={0}
        contentEditable={!disabled}
        suppressContentEditableWarning
        spellCheck
        lang={language}
        aria-multiline={mayBreak}
        aria-readonly={disabled || undefined}
        onInput={({ nativeEvent }) => !(nativeEvent as InputEvent).isComposing && typed()}
        onCompositionEnd={typed}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
        onCopy={copy}
        onCut={cut}
        onKeyDown={passAtom}
      />
      {!disabled && <InsertMenu page={page} facts={facts} onInsert={insert} />}
      <LengthHint id={id} text={value} facts={facts} />
    </>
  );
}

function shortValue(value: string): string {
  return value.length > 40 ? `${value.slice(0, 38).trimEnd()} …` : value;
}

type Facts = Readonly<Record<string, string>>;

/** Only where search engines cut. */
function LengthHint({ id, text, facts }: { id: string; text: string; facts: Facts }) {
  const texts = useWords(contentWords).content.editor;
  const most = searchResultPart(id)?.most;
  if (!most) return null;
  const count = fill(text, facts).length;
  return (
    <p className={count > most ? 'caption warning' : 'caption muted'}>
      {fill(count > most ? texts.tooLongHint : texts.length, { count, max: most })}
    </p>
  );
}
