import { marks, type Token, textOf, tokensOf } from './rich-text.ts';

/** Gives the caret a place beside a chip. */
const guard = '\u200b';

/** How a chip or a mark is shown. */
export type AtomLook = (token: Exclude<Token, { type: 'text' }>) => { shown: string; named: string };

/** Draws a text in an editable element. */
export function fillEditable(root: HTMLElement, text: string, look: AtomLook): void {
  const nodes = tokensOf(text).map((token) =>
    token.type === 'text' ? document.createTextNode(token.text) : atomOf(token, look),
  );
  root.replaceChildren(...nodes);
  guardAtoms(root);
}

function atomOf(token: Exclude<Token, { type: 'text' }>, look: AtomLook): HTMLElement {
  const atom = document.createElement('span');
  const { shown, named } = look(token);
  atom.className = token.type === 'chip' ? 'fact-chip' : `text-mark ${marks[token.text]}`;
  atom.contentEditable = 'false';
  atom.dataset.unit = textOf([token]);
  atom.textContent = shown;
  atom.title = named;
  if (token.type === 'mark') {
    atom.role = 'img';
    atom.ariaLabel = named;
  }
  return atom;
}

/** Between two chips, and at the ends, the caret needs a text to stand in. */
export function guardAtoms(root: HTMLElement): void {
  for (const atom of [...root.querySelectorAll<HTMLElement>(':scope > [data-unit]')]) {
    if (atom.previousSibling?.nodeType !== Node.TEXT_NODE) atom.before(guard);
    if (atom.nextSibling?.nodeType !== Node.TEXT_NODE) atom.after(guard);
  }
}

/** True if the browser has put something in that is no text, or if somebody has typed a whole placeholder. */
export function isDisturbed(root: HTMLElement): boolean {
  return [...root.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE
      ? tokensOf(node.textContent ?? '').some(({ type }) => type === 'chip')
      : (node as HTMLElement).dataset?.unit === undefined,
  );
}

/** Where the caret stands once the text is drawn anew. */
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

/** The text with another part, and where the caret stands then. */
export function replaced(
  root: HTMLElement,
  { start, end }: Selected,
  inserted: string,
): { text: string; caret: number } {
  const units = unitsIn(root);
  const before = [...units.slice(0, start)];
  const text = [...before, inserted, ...units.slice(end)].join('');
  return { text, caret: start + unitCount(inserted) };
}

/** The text that is selected, with placeholders. */
export function selectedText(root: HTMLElement): string {
  const selected = selectedIn(root);
  return selected ? unitsIn(root).slice(selected.start, selected.end).join('') : '';
}

/** Whether a chip or a mark stands at this place. */
export function isAtomAt(root: HTMLElement, place: number): boolean {
  const unit = unitsIn(root)[place];
  return unit !== undefined && tokensOf(unit)[0]?.type !== 'text';
}

function unitCount(text: string): number {
  return tokensOf(text).reduce((sum, token) => sum + (token.type === 'text' ? token.text.length : 1), 0);
}
