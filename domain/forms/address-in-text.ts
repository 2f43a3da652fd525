import { judgeEmail } from './email-address.ts';

/** Bounded, so that a long text costs what its length costs. */
const shape = /[^\s@<>()[\]{},;:"'„“”]{1,64}@[^\s@<>()[\]{},;:"'„“”]{1,253}/gu;

/** The first email address in the texts, without the full stop after it. */
export function addressInTexts(...texts: readonly string[]): string | undefined {
  for (const [found] of texts.join('\n').matchAll(shape)) {
    const address = found.replace(/[.!?]{1,9}$/, '');
    const verdict = judgeEmail(address);
    if ('value' in verdict && /@.+\./.test(address)) return verdict.value;
  }
  return undefined;
}
