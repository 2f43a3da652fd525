import { parentPort } from 'node:worker_threads';
import { readContent } from './mail-content.ts';

parentPort!.on('message', async ({ source, isWhole }: { source: Uint8Array; isWhole: boolean }) => {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  parentPort!.postMessage(await readContent(bytes, isWhole));
});
