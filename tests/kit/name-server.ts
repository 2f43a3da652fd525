import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

type Zone = Readonly<Record<string, { a?: readonly string[]; txt?: readonly string[] }>>;

const types = { a: 1, txt: 16 };
const answersNameError = 0x8183;
const answers = 0x8180;

/** A real name server for the names of `zone` alone; returns its address. */
export async function startNameServer(zone: Zone): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, zone), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** RFC 1035 4.1: a header of 12 bytes, the question as it came, one record per answer. */
function answerTo(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let place = 12;
  while (query[place] !== 0) {
    const length = query[place]!;
    labels.push(query.toString('latin1', place + 1, place + 1 + length));
    place += length + 1;
  }
  const question = query.subarray(12, place + 5);
  const type = query.readUInt16BE(place + 1);
  const known = zone[labels.join('.').toLowerCase()];
  const records = [
    ...(type === types.a ? (known?.a ?? []).map((text) => Buffer.from(text.split('.').map(Number))) : []),
    ...(type === types.txt ? (known?.txt ?? []).map((text) => Buffer.from(`\0${text}`, 'latin1')) : []),
  ];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(known ? answers : answersNameError, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question, ...records.flatMap((data) => [record(type, data), data])]);
}

function record(type: number, data: Buffer): Buffer {
  if (type === types.txt) data[0] = data.length - 1;
  const head = Buffer.alloc(12);
  // The name is the one of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return head;
}
