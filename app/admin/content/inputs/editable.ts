import { isPlaceholder, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';

/** Invisible characters with the name of their mark. */
export const marks = {
  '\u00ad': 'softHyphen',
  '\u00a0': 'fixedSpace',
  '\u202f': 'narrowSpace',
  '\u2011': 'fixedHyphen',
  '\u200b': 'breakPoint',
  '\u2060': 'joiner',
} as const;

export type MarkCharacter = keyof typeof marks;

/** A piece of a text as it is edited: letters, or a placeholder or mark that can only be set or removed as a whole. */
type Token = { readonly type: 'text' | 'chip' | 'mark'; readonly text: string };

const mark = new RegExp(`([${Object.keys(marks).join('')}])`);

export function tokensOf(text: string): Token[] {
  return splitAtPlaceholders(text)
    .flatMap((piece) => (isPlaceholder(piece) ? piece : piece.split(mark)))
    .filter(Boolean)
    .map(tokenOf);
}

function tokenOf(text: string): Token {
  if (isPlaceholder(text)) return { type: 'chip', text };
  return { type: Object.hasOwn(marks, text) ? 'mark' : 'text', text };
}

/** Gives the caret a place beside a chip. */
const guard = '\u200b';

/** How a chip or a mark is shown. */
export type AtomLook = (token: Token) => { shown: string; named: string };

/** Draws a text in an editable element. */
export function fillEditable(root: HTMLElement, text: string, look: AtomLook): void {
  const nodes = tokensOf(text).map((token) =>
    token.type === 'text' ? document.createTextNode(token.text) : atomOf(token, look),
  );
  root.replaceChildren(...nodes);
  guardAtoms(root);
}

function atomOf(token: Token, look: AtomLook): HTMLElement {
  const atom = document.createElement('span');
  const { shown, named } = look(token);
  atom.className = token.type === 'chip' ? 'fact-chip' : `text-mark ${marks[token.text as MarkCharacter]}`;
  atom.contentEditable = 'false';
  atom.dataset.unit = token.text;
  atom.textContent = shown;
  atom.title = named;
  if (token.type === 'mark') {
    atom.role = 'img';
    atom.ariaLabel = named;
  }
  return atom;
}

/** Between two chips, and at the ends, the caret needs a text node. */
export function guardAtoms(root: HTMLElement): void {
  for (const atom of [...root.querySelectorAll<HTMLElement>(':scope > [data-unit]')]) {
    if (atom.previousSibling?.nodeType !== Node.TEXT_NODE) atom.before(guard);
    if (atom.nextSibling?.nodeType !== Node.TEXT_NODE) atom.after(guard);
  }
}

/** True if the browser has inserted an element, or if a whole placeholder was typed. */
export function isDisturbed(root: HTMLElement): boolean {
  return [...root.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE
      ? tokensOf(node.textContent ?? '').some(({ type }) => type === 'chip')
      : (node as HTMLElement).dataset?.unit === undefined,
  );
}

/** The place of the caret once the text is drawn again. */
export function caretAfterDrawing(root: HTMLElement): number | undefined {
  const place = selectedIn(root)?.end;
  return place === undefined ? undefined : unitCount(unitsIn(root).slice(0, place).join(''));
}

/** Letters and whole chips, in order. */
function unitsIn(parent: ParentNode): string[] {
  return [...parent.childNodes].flatMap((node): string[] => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(guard, '').split('');
    const element = node as HTMLElement;
    if (element.dataset?.unit !== undefined) return [element.dataset.unit];
    return element.nodeName === 'BR' ? [] : unitsIn(element);
  });
}

export function readEditable(root: HTMLElement): string {
  return unitsIn(root).join('');
}

export type Selected = { readonly start: number; readonly end: number };

/** Counted in letters and chips; undefined if the caret is elsewhere. */
export function selectedIn(root: HTMLElement): Selected | undefined {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return undefined;
  return {
    start: unitsTo(root, range.startContainer, range.startOffset),
    end: unitsTo(root, range.endContainer, range.endOffset),
  };
}

function unitsTo(root: HTMLElement, node: Node, offset: number): number {
  const range = root.ownerDocument.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return unitsIn(range.cloneContents()).length;
}

export function placeCaret(root: HTMLElement, at: number): void {
  let left = at;
  for (const node of root.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) {
      left -= 1;
      continue;
    }
    const text = node.textContent ?? '';
    const length = text.replaceAll(guard, '').length;
    if (left <= length) {
      root.ownerDocument.getSelection()?.collapse(node, offsetIn(text, left));
      return;
    }
    left -= length;
  }
  root.ownerDocument.getSelection()?.selectAllChildren(root);
  root.ownerDocument.getSelection()?.collapseToEnd();
}

function offsetIn(text: string, units: number): number {
  let seen = 0;
  for (let offset = 0; offset < text.length; offset++) {
    if (seen === units && text[offset] !== guard) return offset;
    if (text[offset] !== guard) seen += 1;
  }
  return text.length;
}

/** The text with another part, and the place of the caret after it. */
export function replaced(root: HTMLElement, { start, end }: Selected, inserted: string) {
  const units = unitsIn(root);
  const text = [...units.slice(0, start), inserted, ...units.slice(end)].join('');
  return { text, caret: start + unitCount(inserted) };
}

/** The text that is selected, with placeholders. */
export function selectedText(root: HTMLElement): string {
  const selected = selectedIn(root);
  return selected ? unitsIn(root).slice(selected.start, selected.end).join('') : '';
}

/** Whether there is a chip or a mark at this place. */
export function isAtomAt(root: HTMLElement, place: number): boolean {
  const unit = unitsIn(root)[place];
  return unit !== undefined && tokensOf(unit)[0]?.type !== 'text';
}

function unitCount(text: string): number {
  return tokensOf(text).reduce((sum, token) => sum + (token.type === 'text' ? token.text.length : 1), 0);
}
