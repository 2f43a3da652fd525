/** The fields of each form that can be posted without script, in the order of the form. */
export const fieldsOfForm = {
  support: ['name', 'email', 'company', 'message'],
  survey: ['name', 'companyOrOccupation', 'solutionUsed', 'rating', 'comment'],
  'withdraw-contract': ['name', 'email', 'contract'],
  'cancel-contract': ['name', 'email', 'contract', 'cause', 'reason', 'endDate'],
} as const;

export type FormName = keyof typeof fieldsOfForm;

/**
 * The field names in the `fields` parameter of the page that answers a refused form (`name,email`), of which only
 * those of the form are believed; in the order of the form.
 */
export function refusedFields<Form extends FormName>(
  form: Form,
  parameter: string | null,
): (typeof fieldsOfForm)[Form][number][] {
  const named = new Set((parameter ?? '').split(','));
  return fieldsOfForm[form].filter((field) => named.has(field));
}
