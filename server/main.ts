// The entry of the server. It has no static imports: an older Node would fail on unknown syntax before it could report its
// version.

/** The version in package.json, which brings this Node along. */
const oldestNode = 26;

if (Number.parseInt(process.versions.node, 10) >= oldestNode) {
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname);
} else {
  process.stderr.write(
    `The site needs Node ${oldestNode}, and this is Node ${process.versions.node}.\nRun npm start instead: it uses the Node that npm ci installed.\n`,
  );
  process.exitCode = 1;
}

export {};
