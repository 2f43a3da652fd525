/** Sent as headers, because the body has only the fields of the form (FORM-4). All optional. */
export const submissionHeaders = {
  language: 'form-language',
  /** From showing the form to sending it. */
  elapsedMs: 'form-elapsed-ms',
  /** Set if the field that people neither see nor reach was filled in. */
  trap: 'form-trap',
  /** The page before that of the form, as the browser has it in `document.referrer`. */
  before: 'form-before',
  idempotencyKey: 'idempotency-key',
} as const;

/** Response header with the reference that the visitor sees; the body is only `{ id }` (FORM-4). */
export const referenceHeader = 'form-reference';

/** Name of the field that people neither see nor reach. The name attracts robots. */
export const trapField = 'website';
