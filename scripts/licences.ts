import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };

type Licence = { license?: { id?: string; name?: string }; expression?: string };
type Component = { name: string; version: string; group?: string; licenses?: readonly Licence[] };

/** Development packages whose files stand in the build. */
const fonts = ['@fontsource-variable/instrument-sans', '@fontsource-variable/literata'] as const;

/** Who wrote what ships, and on which terms: one line for each package of the bill, then the fonts with their texts. */
export function licencesOf(bill: string): string {
  const { components } = JSON.parse(bill) as { components: readonly Component[] };
  const lines = components.map(
    (component) => `${component.name} ${component.version}: ${termsOf(component)}`,
  );
  const texts = fonts.map(
    (name) =>
      `${name} ${packageFile.devDependencies[name]}\n\n${readFileSync(fontLicence(name), 'utf8').trim()}\n`,
  );
  return [
    'The text of each licence is in the folder of its package in node_modules, or in its package.json.',
    ...lines.toSorted(),
    '',
    'Fonts in build/client/assets, cut to the characters in use:',
    '',
    ...texts,
  ].join('\n');
}

function termsOf({ name, licenses = [] }: Component): string {
  const terms = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  if (terms.length === 0 || terms.includes(undefined)) throw new Error(`${name} names no licence`);
  return terms.join(', ');
}

function fontLicence(name: string): string {
  return join(import.meta.dirname, '../node_modules', name, 'LICENSE');
}
