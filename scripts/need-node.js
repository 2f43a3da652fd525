// Ends with one line on a Node that is too old for the site, which npm uses where its install scripts are turned off.
// JavaScript, because an older Node cannot read TypeScript.
const oldestNode = 26;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(
    `The site needs Node ${oldestNode}, and this is Node ${process.versions.node}.\nRun npm ci without --ignore-scripts: it installs the right Node with the packages.\n`,
  );
  process.exit(1);
}
