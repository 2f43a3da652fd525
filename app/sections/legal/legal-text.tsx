import { Fragment } from 'react';
import { useContent } from '#app/rendering.ts';
import { type Content, oncePerContent } from '#content/content.ts';
import type { LegalFactId } from '#content/facts/legal-variables.ts';
import { missingMarker } from '#content/facts.ts';
import { languages } from '#domain/language/languages.ts';

/** Stand for facts that the operator has not supplied yet. */
const markersIn = oncePerContent((content) => {
  const missing = (Object.keys(content.site.legal) as LegalFactId[]).filter(
    (id) => content.site.legal[id].state === 'missing',
  );
  return missing.flatMap((id) => languages.map((language) => missingMarker(content, id, language)));
});

const partsOf = oncePerContent((content) => {
  const { email, phone } = content.site;
  const special = [email, phone, ...markersIn(content)];
  return new RegExp(`(${special.map((part) => RegExp.escape(part)).join('|')})`);
});

/** Links the contacts and marks missing facts, so that nobody overlooks them. */
export function LegalText({ text }: { text: string }) {
  const content = useContent();
  const { email, phone } = content.site;
  const markers = markersIn(content);
  return text.split(partsOf(content)).map((part, index) => {
    // The parts of a sentence never change places, so the index is a stable key.
    const key = `${index} ${part}`;
    if (part === email) return <ContactLink key={key} href={`mailto:${email}`} text={part} />;
    if (part === phone) {
      return <ContactLink key={key} href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={part} />;
    }
    return markers.includes(part) ? (
      <mark key={key}>{part}</mark>
    ) : (
      <Fragment key={key}>{tied(part)}</Fragment>
    );
  });
}

/** Keeps “Art. 6” or “§ 25” on one line. */
function tied(text: string): string {
  return text.replace(/(§|\b(?:Arts?|Abs|Buchst|Nr|no)\.|\b[Ss]ections?) (?=[\da-z]+\b)/g, '$1\u00A0');
}

export function hasMissingFact(content: Content, texts: readonly string[]): boolean {
  const markers = markersIn(content);
  return texts.some((text) => markers.some((marker) => text.includes(marker)));
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href}>
      {text}
    </a>
  );
}
