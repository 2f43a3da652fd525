import { isUtf8 } from 'node:buffer';
import { HttpProblem } from './problem.ts';

const mostParameters = 4;

type SubmissionFormat = 'json' | 'form';

const formats: Readonly<Record<string, SubmissionFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Throws 415 for anything but UTF-8 JSON and urlencoded forms (SEC-10). */
export function submissionFormat(contentType = '', contentEncoding = 'identity'): SubmissionFormat {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';', mostParameters);
  const name = type.trim();
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='));
  const isUtf8Text = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (!format || !isUtf8Text || contentEncoding.toLowerCase() !== 'identity') {
    throw new HttpProblem(415, 'Send application/json in UTF-8.', {
      headers: { Accept: Object.keys(formats).join(', ') },
    });
  }
  return format;
}

/** The largest release has 120,000 values, everything else a few. */
const mostValues = 200_000;

/** Throws 400 if the body is not JSON in UTF-8, 413 if it has too many values. */
export function parseJson(body: Uint8Array): unknown {
  if (!isUtf8(body)) throw malformed();
  if (hasMoreValuesThan(mostValues, body))
    throw new HttpProblem(413, `The body may have at most ${mostValues} values.`);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw malformed();
  }
}

/** A form has a dozen. Reading 130,000 fields without a value takes a tenth of a second. */
const mostFields = 200;

/** Throws 413 if the body has too many fields. Fields as text, CRLF as LF; those in `numbers` become one-digit integers, or undefined if empty. */
export function parseForm(body: Uint8Array, numbers: readonly string[]): Record<string, unknown> {
  const encoded = new TextDecoder().decode(body);
  if (encoded.split('&', mostFields + 1).length > mostFields)
    throw new HttpProblem(413, `A form may have at most ${mostFields} fields.`);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, text] of new URLSearchParams(encoded)) {
    if (name in fields) continue;
    fields[name] = numbers.includes(name) ? digit(text) : text.replaceAll('\r\n', '\n');
  }
  return fields;
}

function digit(text: string): unknown {
  if (text === '') return undefined;
  return /^\d$/.test(text) ? Number(text) : text;
}

function malformed(): HttpProblem {
  return new HttpProblem(400, 'The body is not valid JSON.');
}

const [quote, comma, openBracket, backslash, openBrace] = [...'",[\\{'].map((sign) => sign.charCodeAt(0));

/** Checked before parsing: nothing but brackets grows thirtyfold in memory. Does not validate the JSON. */
export function hasMoreValuesThan(most: number, json: Uint8Array): boolean {
  let values = 1;
  let isInString = false;
  for (let place = 0; place < json.length && values <= most; place += 1) {
    const sign = json[place];
    if (sign === quote) isInString = !isInString;
    else if (isInString) place += sign === backslash ? 1 : 0;
    else if (sign === comma || sign === openBracket || sign === openBrace) values += 1;
  }
  return values > most;
}
