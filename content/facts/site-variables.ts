import { readAll } from './site-config.ts';
import type { VariableLevel } from './variable-note.ts';
import { type AskedVariable, variablesOf } from './variables.ts';

/** Every variable of the site by name, in the order in which it is read. */
export const siteVariables: ReadonlyMap<string, AskedVariable> = new Map(
  askedVariables().map((asked) => [asked.name, asked]),
);

/** `must`, `should` or `optional`, for a variable without its language. */
export function levelOf(name: string): VariableLevel {
  return siteVariables.get(name)?.note.level ?? 'optional';
}

function askedVariables(): readonly AskedVariable[] {
  const variables = variablesOf({});
  readAll(variables);
  return variables.asked;
}
