/** Headers, so that the body has only the specified fields (PRODUCT, Forms and the server). All optional. */
export const submissionHeaders = {
  language: 'form-language',
  /** From showing the form to sending it. */
  elapsedMs: 'form-elapsed-ms',
  /** Set if the field that people neither see nor reach was filled in. */
  trap: 'form-trap',
  idempotencyKey: 'idempotency-key',
} as const;

/** Of the answer, whose body is the specified one: the number that the visitor is told. */
export const referenceHeader = 'form-reference';
