/**
 * Web addresses stay text: nobody should open what a stranger sends by accident. What precedes an @ is read from its
 * beginning alone, or a long word would take quadratic time.
 */
const linkable = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|((?:\+|\b0)\d[\d /()-]{5,18}\d)/g;

/** Text in which e-mail addresses and telephone numbers are links. */
export function LinkedText({ children: text }: { children: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const { 0: found, 1: address, index } of text.matchAll(linkable)) {
    const target = address ? `mailto:${address}` : `tel:${found.replaceAll(/[^\d+]/g, '')}`;
    parts.push(
      text.slice(end, index),
      <a key={index} href={target}>
        {found}
      </a>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
