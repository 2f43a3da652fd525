export type Attributes = Readonly<Record<string, string>>;

export type TextNode = { readonly text: string; readonly parent: ElementNode };

export type ElementNode = {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly parent: ElementNode | null;
  readonly children: (ElementNode | TextNode)[];
};

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const rawTags = new Set(['script', 'style']);

/** Comments, doctype, closing tags, opening tags with quoted or bare attributes, text. */
const token =
  /<!--.*?-->|<![^>]*>|<\/(?<close>[\w-]+)\s*>|<(?<open>[\w-]+)(?<attributes>(?:\s+[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gs;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** For generated documents: throws unless every element is closed and attributes are quoted. */
export function parseHtml(html: string): ElementNode {
  const root: ElementNode = { tag: '#document', attributes: {}, parent: null, children: [] };
  let at = root;
  let position = 0;
  token.lastIndex = 0;
  while (position < html.length) {
    token.lastIndex = position;
    const match = token.exec(html);
    if (match?.index !== position) {
      throw new Error(`Unreadable HTML at ${position}: ${html.slice(position, position + 80)}`);
    }
    position = token.lastIndex;
    const { open, close, text, empty } = match.groups!;
    if (text !== undefined) at.children.push({ text: decode(text), parent: at });
    if (close !== undefined) {
      if (at.tag !== close.toLowerCase()) throw new Error(`</${close}> closes <${at.tag}> at ${position}`);
      at = at.parent!;
    }
    if (open === undefined) continue;
    const element = child(at, open, match.groups!.attributes ?? '');
    if (rawTags.has(element.tag)) position = readRaw(element, html, position);
    else if (!empty && !voidTags.has(element.tag)) at = element;
  }
  if (at !== root) throw new Error(`<${at.tag}> is never closed`);
  return root;
}

export function elementsOf(node: ElementNode): ElementNode[] {
  return [node, ...node.children.flatMap((inner) => ('tag' in inner ? elementsOf(inner) : []))];
}

/** In document order, without scripts, styles and the signs that keep words on one line. */
export function textsOf(node: ElementNode): TextNode[] {
  if (rawTags.has(node.tag)) return [];
  return node.children.flatMap((inner) =>
    'tag' in inner
      ? textsOf(inner)
      : [{ ...inner, text: inner.text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ') }],
  );
}

export function textOf(node: ElementNode): string {
  return textsOf(node)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export function lineageOf(node: ElementNode | null): ElementNode[] {
  return node ? [node, ...lineageOf(node.parent)] : [];
}

export function inherited(node: ElementNode, name: string): string | undefined {
  return lineageOf(node).find(({ attributes }) => name in attributes)?.attributes[name];
}

function child(parent: ElementNode, tag: string, source: string): ElementNode {
  const attributes = Object.fromEntries(
    Array.from(source.matchAll(attribute), ([, name, ...values]) => [
      name!.toLowerCase(),
      decode(values.find((value) => value !== undefined) ?? ''),
    ]),
  );
  const element: ElementNode = { tag: tag.toLowerCase(), attributes, parent, children: [] };
  parent.children.push(element);
  return element;
}

/** Returns the position after the closing tag. */
function readRaw(element: ElementNode, html: string, from: number): number {
  const end = html.indexOf(`</${element.tag}>`, from);
  if (end < 0) throw new Error(`<${element.tag}> is never closed`);
  element.children.push({ text: html.slice(from, end), parent: element });
  return end + element.tag.length + 3;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });
}
