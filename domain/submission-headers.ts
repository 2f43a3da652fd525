/**
 * What our forms send beside their fields, in headers, so that the body has the specified fields and nothing else
 * (PRODUCT, Forms and the server). All of them help to sort; none is needed.
 */
export const submissionHeaders = {
  /** The language of the page. */
  language: 'form-language',
  /** Milliseconds from showing the form to sending it. */
  elapsedMs: 'form-elapsed-ms',
  /** There if the field that people neither see nor reach was filled in. */
  trap: 'form-trap',
  idempotencyKey: 'idempotency-key',
} as const;
