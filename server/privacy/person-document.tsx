import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '#content/content.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import type { KeptResponse } from '#domain/api/response.ts';
import { originLabel } from '#domain/figures/sources.ts';
import { messageFields } from '#domain/forms/support-message.ts';
import type { Language } from '#domain/language/languages.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { PersonMessage } from './privacy.ts';

type Person = {
  exportedAt: string;
  email: string | null;
  messages: readonly PersonMessage[];
  responses: readonly KeptResponse[];
};

/** The text itself stands below them. */
const messageFacts = messageFields.filter((field) => field !== 'message');

/** Printed on white paper; a file of its own, so nothing is loaded. */
const style = `body{max-width:46rem;margin:3rem auto;padding:0 1.25rem;font:1rem/1.55 system-ui,sans-serif;color:#1a1a1a;background:#fff}
h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2.5rem}
article{margin-top:1.5rem;padding-top:1rem;border-top:1px solid #bbb;break-inside:avoid-page}
h3{margin:0 0 .5rem;font-size:1.05rem}h4{margin:1rem 0 .25rem;font-size:1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
p.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:.75rem 0 0}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}@page{margin:2cm}`;

/** All data about a person, to be read or printed, in the person's language (GDPR Art. 15). */
export function personDocument(content: Content, language: Language, person: Person): string {
  const { admin, mail } = content.words[language];
  const { personFile: texts, csv } = admin;
  const solutions = new Map<string, string>(
    surveyChoices(content.offerings).map(({ id, name }) => [id, name]),
  );
  const moment = (text: string) => momentInWords(language, text);
  const { brand } = content.site;

  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{texts.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{texts.title}</h1>
        <Facts
          facts={[
            [texts.from, brand.name],
            [texts.about, person.email],
            [texts.at, moment(person.exportedAt)],
          ]}
        />
        <p>{texts.intro}</p>
        <h2>{texts.messages}</h2>
        {person.messages.length === 0 && <p>{texts.none}</p>}
        {person.messages.map((message) => (
          <article key={message.id}>
            <h3>
              {csv.kinds[message.kind]}, {moment(message.receivedAt)}
            </h3>
            <Facts
              facts={[
                [csv.messages.reference, message.reference],
                ...messageFacts.map((field) => [mail.common.labels[field], message[field]] as const),
                [csv.messages.cause, message.cancellation && csv.causes[message.cancellation.cause]],
                [csv.messages.reason, message.cancellation?.reason],
                [csv.messages.endDate, message.cancellation?.endDate],
                [csv.messages.tags, message.tags.join(', ')],
                [csv.messages.followUp, message.followUp],
                [admin.origin.label, message.cameFrom && originLabel(message.cameFrom, admin.origin)],
              ]}
            />
            <p className="text">{message.message}</p>
            {message.replies.map((reply) => (
              <Written key={reply.id} title={`${texts.reply}, ${moment(reply.createdAt)}: ${reply.subject}`}>
                {reply.text}
              </Written>
            ))}
            {message.incoming.map((mail) => (
              <Written
                key={mail.id}
                title={`${texts.incoming}, ${moment(mail.createdAt)}, ${mail.from.address}: ${mail.subject}`}
              >
                {mail.text}
              </Written>
            ))}
            {[...message.replies, ...message.incoming].flatMap(({ files }) => files).length > 0 && (
              <Written title={texts.files}>
                {[...message.replies, ...message.incoming]
                  .flatMap(({ files }) => files.map(({ name }) => name))
                  .join('\n')}
              </Written>
            )}
            {message.notes.map((note) => (
              <Written key={note.id} title={`${texts.note}, ${moment(note.createdAt)}`}>
                {note.text}
              </Written>
            ))}
            {message.mails.some(({ sentAt }) => sentAt !== null) && (
              <Written title={texts.mails}>
                {message.mails.flatMap(({ sentAt }) => (sentAt === null ? [] : moment(sentAt))).join('\n')}
              </Written>
            )}
          </article>
        ))}
        <h2>{texts.responses}</h2>
        {person.responses.length === 0 && <p>{texts.none}</p>}
        {person.responses.map((response) => (
          <article key={response.id}>
            <h3>{moment(response.receivedAt)}</h3>
            <Facts
              facts={[
                [csv.responses.name, response.name],
                [csv.responses.companyOrOccupation, response.companyOrOccupation],
                [csv.responses.solution, solutions.get(response.solutionUsed) ?? response.solutionUsed],
                [csv.responses.rating, `${response.rating}/5`],
                [csv.responses.tags, response.tags.join(', ')],
                [admin.origin.label, response.cameFrom && originLabel(response.cameFrom, admin.origin)],
              ]}
            />
            <p className="text">{response.comment}</p>
          </article>
        ))}
      </body>
    </html>,
  )}`;
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl>
      {facts.map(
        ([name, value]) => value && [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>],
      )}
    </dl>
  );
}

function Written({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      <p className="text">{children}</p>
    </>
  );
}
