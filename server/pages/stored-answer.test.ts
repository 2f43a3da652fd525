import { expect, test } from 'vitest';
import { respond, storeAnswer } from './stored-answer.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const body = Buffer.from(`<!DOCTYPE html>${'<p>Absatz</p>'.repeat(200)}`);
const get = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  acceptEncoding: headers['accept-encoding'],
  ifNoneMatch: headers['if-none-match'],
});

test('a page is sent compressed with its length, tag and Vary', async () => {
  const answer = storeAnswer(200, html, body);
  const response = respond(answer, get({ 'accept-encoding': 'gzip, br' }));
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-length')).toBe(String(answer.encodings.gzip!.length));
});

test('the same tag again is answered 304 without a body', async () => {
  const answer = storeAnswer(200, html, body);
  const tag = respond(answer, get({ 'accept-encoding': 'gzip' })).headers.get('etag')!;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = respond(answer, get({ 'accept-encoding': 'gzip', 'if-none-match': known }));
    expect(response.status, known).toBe(304);
    expect(await response.text()).toBe('');
  }
  expect(respond(answer, get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('encodings have tags of their own', async () => {
  const answer = storeAnswer(200, html, body);
  answer.encodings.br = Buffer.from('br');
  const tags = ['br', 'gzip', ''].map((accept) =>
    respond(answer, get({ 'accept-encoding': accept })).headers.get('etag'),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD has the headers of GET and no body', async () => {
  const answer = storeAnswer(200, html, body);
  const response = respond(answer, get({}, 'HEAD'));
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(await response.text()).toBe('');
});

test('pictures and fonts are not compressed again', async () => {
  const answer = storeAnswer(200, { 'content-type': 'image/png' }, Buffer.alloc(5000));
  expect(answer.encodings).toEqual({});
});

test('who takes no compressed form gets the body as it is', async () => {
  const response = respond(storeAnswer(200, html, body));
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
});

test('a smaller form that comes later is sent with its own length', async () => {
  const answer = storeAnswer(200, html, body);
  const ask = () => respond(answer, get({ 'accept-encoding': 'gzip, br' })).headers.get('content-length');
  expect(ask()).not.toBe('3');
  answer.encodings.br = Buffer.from('abc');
  expect(ask()).toBe('3');
});

test('a 304 names no length, type or encoding of the body that is not there', async () => {
  const answer = storeAnswer(200, html, body);
  const { headers } = respond(answer, get({ 'accept-encoding': 'gzip', 'if-none-match': '*' }));
  for (const name of ['content-length', 'content-type', 'content-encoding'])
    expect(headers.get(name), name).toBeNull();
  expect(headers.get('vary')).toBe('Accept-Encoding');
});
