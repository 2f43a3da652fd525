import { expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';

const weak = { memory: 1024, passes: 1, parallelism: 1 };

test('a password is recognised by its hash, another one is not', async () => {
  const hash = await hashPassword('Bernstein am Meer');
  expect(await isPassword('Bernstein am Meer', hash)).toBe(true);
  expect(await isPassword('Bernstein am meer', hash)).toBe(false);
});

test('a hash names Argon2id and its parameters, at least 19 MiB and 2 passes (SEC-23)', async () => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await hashPassword('x'))!;
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('x', weak)).not.toBe(await hashPassword('x', weak));
});

test('a letter composed in another way is the same letter', async () => {
  expect(await isPassword('Bru\u0308cke', await hashPassword('Br\u00fccke', weak))).toBe(true);
});

test('a hash made with other parameters still works and is outdated', async () => {
  const old = await hashPassword('x', weak);
  expect(await isPassword('x', old)).toBe(true);
  expect([isOutdatedHash(old), isOutdatedHash(await hashPassword('x'))]).toEqual([true, false]);
});

test.each([null, undefined, '', 'x', '$argon2id$broken'])('%j is the hash of no password', async (stored) => {
  expect(await isPassword('', stored)).toBe(false);
});

test('a reference value of Argon2 is reproduced', async () => {
  // phc-winner-argon2, test vector for Argon2id: password "password", salt "somesalt", m=65536, t=2, p=1.
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', stored)).toBe(true);
});

test('many at once are all answered', async () => {
  const hash = await hashPassword('x', weak);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => isPassword(index % 2 ? 'x' : 'y', hash)),
  );
  expect(answers.filter(Boolean)).toHaveLength(10);
});
