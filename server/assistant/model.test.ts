import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/language/durations.ts';
import { captureLog } from '#tests/kit/app.ts';
import { completion, modelServer, type Reply } from '#tests/kit/model-server.ts';
import { askModel, createModel, modelLimits } from './model.ts';

const sentences = ['[NOVA] Eine Sitzung dauert 60 Minuten.', '[NOVA] Sie kostet 129 €.'];
const right = completion('{"sentences":[2],"search":[]}');

async function ask(reply: Reply, limits = modelLimits) {
  const { url } = await modelServer(reply);
  return await askModel({ url, model: 'small' }, 'Was kostet es?', sentences, limits);
}

test('the question goes as JSON, the sentences numbered, the key as a header; /v1 only without a path', async () => {
  const server = await modelServer(right);
  const question = 'Was "kostet" es?\\n';
  await askModel({ url: server.url, model: 'small', key: 'secret' }, question, sentences);
  await askModel({ url: `${server.url}/api/`, model: 'small' }, question, sentences);
  expect(server.asked).toEqual([
    {
      path: '/v1/chat/completions',
      key: 'Bearer secret',
      question,
      sentences: [`1. ${sentences[0]}`, `2. ${sentences[1]}`],
    },
    expect.objectContaining({ path: '/api/chat/completions', key: undefined }),
  ]);
});

describe('what a model says is read', () => {
  test('with text around the JSON', async () => {
    const reply = completion('Gern! ```json\n{"sentences":[2, 1],"search":[]}\n``` {"sentences":[1]}');
    expect(await ask(reply)).toEqual({ sentences: [2, 1], search: [] });
  });

  test('up to three short words to search for', async () => {
    const search = ['Preis', 'x'.repeat(41), 'Kosten', 'Gebühr', 'Tarif'];
    expect(await ask(completion(JSON.stringify({ sentences: [], search })))).toEqual({
      sentences: [],
      search: ['Preis', 'Kosten', 'Gebühr'],
    });
  });
});

describe('an answer is refused', () => {
  test.each<[string, Reply, string]>([
    ['with an error', (response) => response.writeHead(429).end('{"error":"slow down"}'), 'HTTP 429'],
    ['as HTML', (response) => response.end('<!doctype html><h1>Welcome</h1>'), 'no completion'],
    ['that is written', completion('Eine Sitzung kostet 129 €.'), 'no choice'],
    ['of another shape', completion('{"sentences":["Sie kostet nichts."],"search":[]}'), 'no choice'],
    ['of 10 MB', (response) => response.end('x'.repeat(10_000_000)), 'too long'],
  ])('%s', async (_, reply, message) => {
    await expect(ask(reply)).rejects.toThrow(message);
  });

  test('that is cut off', async () => {
    const cut: Reply = (response) => {
      response.writeHead(200, { 'Content-Length': '500' });
      response.write('{"choices":[');
      setImmediate(() => response.destroy());
    };
    await expect(ask(cut)).rejects.toThrow();
  });

  test('that leads elsewhere: the key stays here', async () => {
    const other = await modelServer(right);
    await expect(ask((response) => response.writeHead(307, { Location: other.url }).end())).rejects.toThrow();
    expect(other.asked).toEqual([]);
  });

  test('that does not begin in time, or does not end in time', async () => {
    const silent: Reply = () => {};
    await expect(ask(silent, { ...modelLimits, firstByteMs: 50 })).rejects.toThrow('late');
    const endless: Reply = (response) => void response.write(' ');
    await expect(ask(endless, { ...modelLimits, wholeMs: 400 })).rejects.toThrow('timeout');
  });
});

test('after three failures in a row the model rests for five minutes; the log holds no question', async () => {
  const broken: Reply = (response) => response.writeHead(500).end();
  const server = await modelServer(broken);
  const { logger, lines } = captureLog();
  let now = 0;
  const choose = createModel(
    { url: server.url, model: 'small' },
    { clock: () => new Date(now), logger, perDay: 100 },
  );
  const times = async (count: number) => {
    for (let time = 0; time < count; time += 1) await choose('geheime Frage', sentences);
    return server.asked.length;
  };
  expect(await times(2)).toBe(2);
  server.replyWith(right);
  expect(await times(1), 'success begins anew').toBe(3);
  server.replyWith(broken);
  expect(await times(5)).toBe(6);
  now += 5 * minuteMs - 1;
  expect(await times(1)).toBe(6);
  now += 1;
  server.replyWith(right);
  expect(await choose('Was kostet es?', sentences)).toEqual({ sentences: [2], search: [] });
  await delay(0);
  expect(lines.filter((line) => line.includes('HTTP 500'))).toHaveLength(1);
  expect(lines.join()).not.toContain('geheime');
});

test('the model is asked no more often in a day than its budget allows', async () => {
  const server = await modelServer(right);
  const { logger } = captureLog();
  const parts = { clock: () => new Date(), logger, perDay: 4, processes: () => 2 };
  const choose = createModel({ url: server.url, model: 'small' }, parts);
  for (let time = 0; time < 5; time += 1) await choose('Was kostet es?', sentences);
  expect(server.asked).toHaveLength(2);
});
