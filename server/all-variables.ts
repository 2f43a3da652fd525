import { siteVariables } from '#content/facts/site-variables.ts';
import { variableGroups, variableLevels } from '#content/facts/variable-note.ts';
import { type AskedVariable, variablesOf } from '#content/facts/variables.ts';
import { readAllEnv } from './env.ts';

/** Every environment variable of the server and of the site by name, in the order of groups and levels. */
export const allVariables: ReadonlyMap<string, AskedVariable> = new Map(
  [...serverVariables(), ...siteVariables.values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((asked) => [asked.name, asked]),
);

function serverVariables(): readonly AskedVariable[] {
  const variables = variablesOf({});
  readAllEnv(variables);
  return variables.asked;
}

function rankOf({ note: { group, level } }: AskedVariable): number {
  return Object.keys(variableGroups).indexOf(group) * variableLevels.length + variableLevels.indexOf(level);
}
