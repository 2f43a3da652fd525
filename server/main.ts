// The entry of the server. It imports nothing by itself: an older Node would fail at what it does not know before it could
// say that it is too old.

/** As in package.json, which brings this Node along. */
const oldestNode = 26;

if (Number.parseInt(process.versions.node, 10) >= oldestNode) {
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname);
} else {
  process.stderr.write(
    `The site needs Node ${oldestNode}, and this is Node ${process.versions.node}: npm start runs it with the one it brings along.\n`,
  );
  process.exitCode = 1;
}

export {};
