export type EngineResult = {
  readonly engine: string;
  /** Missing if the browser is missing. */
  readonly version?: string;
  readonly hearsConsole?: boolean;
  readonly faults: Readonly<Record<string, readonly string[]>>;
};

export function reportText(
  date: string,
  journeys: readonly string[],
  results: readonly EngineResult[],
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ version, faults }: EngineResult, journey: string) => {
    if (!version) return 'not run';
    return faults[journey]?.length ? '**fails**' : 'passes';
  };
  const failed = results.flatMap(({ engine, faults }) =>
    Object.entries(faults).flatMap(([journey, texts]) =>
      texts.map((text) => `- ${engine}, ${journey}: ${text}`),
    ),
  );
  const deaf = results.filter(({ version, hearsConsole }) => version && !hearsConsole);
  return `${[
    '# Browsers',
    `Written by \`npm run journeys\` on ${date}; not edited by hand. Each journey visits the production server with real ` +
      'clicks and keys, and passes if its outcome is there and the console stayed silent' +
      `${deaf.length > 0 ? ` (the driver of ${deaf.map(({ engine }) => engine).join()} does not tell)` : ''}. ` +
      'WebKit is WebKitGTK, the engine of Safari on another platform.',
    [
      row(['Journey', ...results.map(({ engine, version }) => `${engine} ${version ?? '(missing)'}`)]),
      row(['---', ...results.map(() => '---')]),
      ...journeys.map((journey) => row([journey, ...results.map((result) => cell(result, journey))])),
    ].join('\n'),
    ...(failed.length > 0 ? ['## What fails', failed.join('\n')] : []),
  ].join('\n\n')}\n`;
}
