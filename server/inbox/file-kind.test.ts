import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const list = `<Types><Override ContentType="${word}.main+xml" PartName="/word/document.xml"/></Types>`;

/** A ZIP archive of one packed part. */
function archive(name: string, packed: Buffer, unpackedBytes: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(unpackedBytes, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
  const rest = Buffer.alloc(16);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.alloc(2),
    fields,
    rest.subarray(0, 14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('an office document is known by its list of parts', async () => {
  const document = archive('[Content_Types].xml', deflateRawSync(list), list.length);
  expect((await fileKindOf(document))?.type).toBe(word);
});

const packedMb = 64;

// Of the size that a part states, and of one that states another.
test.each([packedMb * 1024 * 1024, 1000])(
  'a list of parts that is packed from megabytes and says that it has %i bytes is refused before it is unpacked',
  async (stated) => {
    const unpacked = Buffer.alloc(packedMb * 1024 * 1024, ' ');
    const packed = deflateRawSync(unpacked);
    const bomb = archive('[Content_Types].xml', packed, stated);
    expect(await fileKindOf(bomb)).toBeUndefined();
    const unpacking = await leastMs(() => inflateRawSync(packed));
    expect(await leastMs(async () => await fileKindOf(bomb))).toBeLessThan(unpacking / 2);
  },
);

async function leastMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}
