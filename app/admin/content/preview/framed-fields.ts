import { isPlaceholder, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';

type Piece = { readonly start: Comment; readonly end: Comment; readonly isPart: boolean };

export type FramedFields = {
  /** With a place on the page. */
  readonly all: () => string[];
  /** The field of the text at a point of the frame, or of what is named there. */
  readonly at: (x: number, y: number, target: Element) => string | undefined;
  /** Where a field is on the page: texts, or elements with an attribute of it. */
  readonly placesOf: (field: string) => readonly (Range | Element)[];
  /** Whether the texts of the page could follow; the server knows the rest. */
  readonly patch: (field: string, text: string) => boolean;
};

/** `[~de.nova.title` is a part of a text. */
const nameIn = ({ data }: Comment) => data.replace(/^\[~?/, '');

/** Reads which text of a framed page comes from which field: comments around texts, and `data-fields` of attributes. */
export function framedFields(page: Document): FramedFields {
  const pieces = new Map<string, Piece[]>();
  const attributes = new Map<string, Element[]>();
  const facts = new Map<string, DocumentFragment>();
  readComments();
  for (const element of page.querySelectorAll('[data-fields]'))
    for (const { field } of attributesOf(element)) listIn(attributes, field).push(element);

  function readComments() {
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
    const open: Comment[] = [];
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment;
      if (comment.data.startsWith('[')) open.push(comment);
      if (comment.data !== ']') continue;
      const start = open.pop();
      if (!start) continue;
      const name = nameIn(start);
      if (isPlaceholder(name)) facts.set(name, rangeOf(start, comment).cloneContents());
      else listIn(pieces, name).push({ start, end: comment, isPart: start.data[1] === '~' });
    }
  }

  function fieldAround(node: Node): string | undefined {
    let depth = 0;
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (before.nodeType !== Node.COMMENT_NODE) continue;
      const { data } = before as Comment;
      if (data === ']') depth += 1;
      else if (data.startsWith('[')) {
        const name = nameIn(before as Comment);
        if (depth === 0 && !isPlaceholder(name)) return name;
        depth = Math.max(0, depth - 1);
      }
    }
    return undefined;
  }

  /** Facts inside a sentence belong to it. */
  function onlyFieldIn(element: Element): string | undefined {
    const walker = page.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
    const found = new Set<string>();
    let depth = 0;
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment;
      if (comment.data === ']') depth -= 1;
      if (!comment.data.startsWith('[')) continue;
      if (depth === 0) found.add(nameIn(comment));
      depth += 1;
    }
    return found.size === 1 ? [...found][0] : undefined;
  }

  return {
    all: () => [...new Set([...pieces.keys(), ...attributes.keys()])],

    at(x, y, target) {
      const inside = [...target.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && fieldAround(node) && isAt(rangeOf(node, node), x, y),
      );
      if (inside) return fieldAround(inside);
      const named = target.closest('[data-fields]');
      if (named) return attributesOf(named)[0]?.field;
      return onlyFieldIn(target);
    },

    placesOf(field) {
      const texts = (pieces.get(field) ?? []).map(({ start, end }) => rangeOf(start, end));
      return [...texts, ...(attributes.get(field) ?? [])];
    },

    patch(field, text) {
      const places = pieces.get(field) ?? [];
      const whole = places.filter(({ start, end, isPart }) => !isPart && start.parentNode === end.parentNode);
      for (const { start, end } of whole) {
        const nodes = nodesOf(text);
        while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove();
        start.after(...nodes);
      }
      return whole.length > 0 && whole.length === places.length;
    },
  };

  /** Facts stand as they stand on the page. */
  function nodesOf(text: string): Node[] {
    return splitAtPlaceholders(text).map((part) => {
      return facts.get(part)?.cloneNode(true) ?? page.createTextNode(part);
    });
  }
}

function rangeOf(first: Node, last: Node): Range {
  const range = first.ownerDocument!.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range;
}

function isAt(range: Range, x: number, y: number): boolean {
  const near = 2;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - near && x <= right + near && y >= top - near && y <= bottom + near,
  );
}

function attributesOf(element: Element): { name: string; field: string }[] {
  return (element.getAttribute('data-fields') ?? '').split(' ').flatMap((entry) => {
    const colon = entry.indexOf(':');
    return colon < 0 ? [] : [{ name: entry.slice(0, colon), field: entry.slice(colon + 1) }];
  });
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  let list = lists.get(key);
  if (!list) {
    list = [];
    lists.set(key, list);
  }
  return list;
}
