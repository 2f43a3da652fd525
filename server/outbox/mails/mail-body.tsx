import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language/languages.ts';
import { dark, look } from './mail-styles.ts';

/** Both the HTML and the text part are made from this. */
export type MailBody = {
  language: Language;
  /** Contains words of a visitor only in a notice, as `nameAndTopic` gives them (MAIL-01). */
  subject: string;
  /** From one person to another: without the frame of the site. */
  isPersonal?: true;
  preview?: string;
  parts: readonly MailPart[];
  footer: readonly string[];
};

/** A string is a paragraph. */
export type MailPart =
  | string
  | { readonly fields: readonly MailField[] }
  | { readonly label: string; readonly link: string }
  | { readonly intro: string; readonly quote: string };

export type MailField = { readonly label: string; readonly value: string };

export function mailText({ parts, footer }: MailBody): string {
  return [...parts.map(partText), `-- \n${footer.join('\n\n')}`].join('\n\n');
}

function partText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('fields' in part) return part.fields.map(fieldText).join('\n');
  if ('link' in part) return `${part.label}: ${part.link}`;
  return [part.intro, part.quote.replaceAll(/^/gm, '> ')].join('\n');
}

function fieldText({ label, value }: MailField): string {
  return value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;
}

export function mailHtml(mail: MailBody, brand: string): string {
  const { language, subject, isPersonal, preview, parts, footer } = mail;
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{dark}</style>
      </head>
      <body {...look(isPersonal ? 'paper' : 'page')}>
        {preview && <div {...look('preview')}>{preview}</div>}
        <table
          role="presentation"
          align={isPersonal ? undefined : 'center'}
          width={600}
          cellSpacing={0}
          {...look('column')}
        >
          <tbody>
            {!isPersonal && (
              <tr>
                <td {...look('head')}>
                  <Mark as="name" text={brand} />
                </td>
              </tr>
            )}
            <tr>
              <td {...look(isPersonal ? 'letter' : 'card')}>
                {parts.map((part) => (
                  <Part key={partText(part)} part={part} />
                ))}
              </td>
            </tr>
            <tr>
              <td {...look('foot')}>
                {isPersonal ? <Mark as="small" text={footer.join(' ')} /> : <Footer texts={footer} />}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  );
  // Outlook ignores `white-space`.
  return `<!doctype html>${markup.replaceAll('\n', '<br>')}`;
}

/** A cell, because few mail programs show an SVG and most block images. */
function Mark({ text, as }: { text: string; as: 'name' | 'small' }) {
  return (
    <table role="presentation" cellSpacing={0}>
      <tbody>
        <tr>
          <td width={28} valign="top" align="center" aria-hidden="true">
            <div {...look('mark')}>●</div>
          </td>
          <td {...look('beside')}>
            <span {...look(as)}>{text}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} {...look('small')}>
      {text}
    </p>
  ));
}

/** A paragraph that is only a URL becomes a link, but never one made of a visitor's text. */
const isAddress = /^https?:\/\/\S+$/;

/** People may write in any language and direction. */
function Part({ part }: { part: MailPart }) {
  if (typeof part === 'string')
    return (
      <p dir="auto" {...look('text')}>
        {isAddress.test(part) ? (
          <a href={part} {...look('link')}>
            {part}
          </a>
        ) : (
          part
        )}
      </p>
    );
  if ('fields' in part) return <Fields fields={part.fields} />;
  if ('link' in part)
    return (
      <p {...look('text')}>
        <a href={part.link} {...look('button')}>
          {part.label}
        </a>
      </p>
    );
  return (
    <>
      <p {...look('small')}>{part.intro}</p>
      <blockquote dir="auto" {...look('quote')}>
        {part.quote}
      </blockquote>
    </>
  );
}

function Fields({ fields }: { fields: readonly MailField[] }) {
  return (
    <dl {...look('fields')}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt {...look('label')}>{label}</dt>
          <dd dir="auto" {...look('value')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
