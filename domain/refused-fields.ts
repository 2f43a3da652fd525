/**
 * The field names in the `fields` parameter of the page that answers a refused form (`name,email`), of which only
 * those of the form are believed; in the order of the form.
 */
export function refusedFields<Field extends string>(
  parameter: string | null,
  fields: readonly Field[],
): Field[] {
  const named = (parameter ?? '').split(',');
  return fields.filter((field) => named.includes(field));
}
