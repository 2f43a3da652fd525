import { dayMs } from '#domain/language/durations.ts';
import { languages } from '#domain/language/languages.ts';

/** RFC 9116 recommends less than a year; the file is rewritten at every start and publish. */
const validDays = 360;

/** Text of /.well-known/security.txt (SEC-08). */
export function securityTxt({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
