import { languages } from '#domain/languages.ts';

/** RFC 9116 asks for less than a year; the file is written anew with every start and every publish. */
const validDays = 360;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The text of /.well-known/security.txt: whom to tell about a weakness, and until when that holds (SEC-08).
 *
 * @param email where reports go
 * @param now when the text is written
 */
export function securityTxt({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
