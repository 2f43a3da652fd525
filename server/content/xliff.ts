import { DOMParser, type Element } from '@xmldom/xmldom';
import { isLanguage, type Language } from '#domain/languages.ts';
import { asPlaceholder, replacePlaceholders } from '#domain/placeholders.ts';
import { isPlainXml } from './xml-shape.ts';

/** A text to translate; `id` is its path in a file, the same in each language. */
export type Unit = {
  readonly namespace: string;
  readonly path: string;
  readonly source: string;
  readonly target: string;
  /** `initial`: nothing or something old stands there (XLIFF 2.0, 4.2.2.5). */
  readonly state: 'initial' | 'translated';
  /** For the translator: where it is, how long it may be. */
  readonly note?: string;
};

export type ReadUnit = Pick<Unit, 'namespace' | 'path' | 'source' | 'target'>;

/** Says what is wrong with a file, in the words of its format; nothing of it is used. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
}

const namespaceUri = 'urn:oasis:names:tc:xliff:document:2.0';
const mostCharacters = 8_000_000;

/** Of a file that came back; the site has some 3,500. */
export const mostUnits = 20_000;

/** XLIFF 2.0: a file for each page, a unit for each text, placeholders as `<ph>` that translation programs protect. */
export function writeXliff(units: readonly Unit[], from: Language, to: Language): string {
  const files = [...Map.groupBy(units, ({ namespace }) => namespace)].map(
    ([namespace, own]) => `  <file id="${escaped(namespace)}">\n${own.map(unitText).join('')}  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespaceUri}" version="2.0" srcLang="${from}" trgLang="${to}">
${files.join('')}</xliff>
`;
}

/** What a translator sent, in any of the formats. */
export type Translation = {
  readonly from: Language;
  readonly to: Language;
  readonly units: readonly ReadUnit[];
};

/** Throws `XliffError` for what is no XLIFF 2 between two of our languages. Texts are as they are in the file, not judged. */
export function readXliff(text: string): Translation {
  if (text.length > mostCharacters) throw new XliffError('The file is larger than 8 MB.');
  // No use of ours, and entities could blow up.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XliffError('The file has a document type.');
  if (!isPlainXml(text)) throw new XliffError('The file is no XML, or nested too deeply.');
  const root = rootOf(text);
  const version = root.getAttribute('version') ?? '';
  if (root.localName !== 'xliff' || !version.startsWith('2.'))
    throw new XliffError('The file is no XLIFF of version 2.');
  const [from, to] = [root.getAttribute('srcLang'), root.getAttribute('trgLang')];
  if (!isLanguage(from) || !isLanguage(to) || from === to)
    throw new XliffError('The file does not lead from one language of the site to another.');
  return { from, to, units: unitsOf(root) };
}

function unitsOf(root: Element): ReadUnit[] {
  return childrenOf(root, 'file').flatMap((file) =>
    childrenBelow(file, 'unit').map((unit) => ({
      namespace: file.getAttribute('id') ?? '',
      path: unit.getAttribute('id') ?? '',
      source: partOf(unit, 'source'),
      target: partOf(unit, 'target'),
    })),
  );
}

function unitText({ path, source, target, state, note }: Unit): string {
  const notes = note ? `      <notes><note>${escaped(note)}</note></notes>\n` : '';
  return `    <unit id="${escaped(path)}">
${notes}      <segment state="${state}">
        <source xml:space="preserve">${inline(source)}</source>
        <target xml:space="preserve">${inline(target)}</target>
      </segment>
    </unit>
`;
}

function inline(text: string): string {
  let count = 0;
  return replacePlaceholders(escaped(text), (name) => {
    count += 1;
    return `<ph id="${count}" equiv="${name}" disp="${asPlaceholder(name)}"/>`;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Readers make a line break of it.
  '\u2028': '&#x2028;',
  '\u2029': '&#x2029;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"\u2028\u2029]/g, (character) => entities[character]!);
}

function rootOf(text: string): Element {
  try {
    const parser = new DOMParser({
      onError(level, message) {
        if (level !== 'warning') throw new XliffError(message);
      },
    });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch (error) {
    throw new XliffError('The file is no XML.', { cause: error });
  }
  throw new XliffError('The file is empty.');
}

/** A unit of several segments is their text one after another. */
function partOf(unit: Element, name: 'source' | 'target'): string {
  return childrenOf(unit, 'segment')
    .flatMap((segment) => childrenOf(segment, name))
    .map(textOf)
    .join('');
}

function textOf(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      return node.nodeValue ?? '';
    if (node.nodeType !== node.ELEMENT_NODE) return '';
    const inner = node as Element;
    return inner.localName === 'ph' ? asPlaceholder(inner.getAttribute('equiv') ?? '') : textOf(inner);
  }).join('');
}

function childrenOf(element: Element, name: string): Element[] {
  return Array.from(element.childNodes).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (node as Element).localName === name,
  );
}

/** Also inside of `<group>`. */
function childrenBelow(element: Element, name: string): Element[] {
  return Array.from(element.getElementsByTagNameNS(namespaceUri, name));
}
