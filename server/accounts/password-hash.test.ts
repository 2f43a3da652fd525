import { expect, test } from 'vitest';
import { idsIn } from '#content/offerings/listed.ts';
import { content } from '#tests/kit/content.ts';
import {
  createHashQueue,
  hashPassword,
  isOutdatedHash,
  isPassword,
  mostWaiting,
  newPasswordFault,
  type Waiting,
} from './password-hash.ts';

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

function createQueue() {
  const inTurn = createHashQueue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const add = (who: Waiting, name: string) =>
    inTurn(who, async () => {
      await new Promise<void>((end) => ends.push(end));
      done.push(name);
    });
  return {
    add,
    done,
    begun: () => ends.length,
    endAll: async () => {
      for (let next = 0; next < ends.length; next += 1) {
        ends[next]!();
        await new Promise(setImmediate);
      }
    },
  };
}

test('two are worked on at once, and who is known comes before strangers that wait longer', async () => {
  const { add, begun, done, endAll } = createQueue();
  const all = ['a', 'b', 'c', 'd'].map((name) => add('stranger', name));
  all.push(add('known', 'anna'), add('known', 'bernd'));
  expect(begun()).toBe(2);
  await endAll();
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'anna', 'bernd', 'c', 'd']);
});

// C2: 300 attempts kept everybody waiting for 86 seconds.
test('strangers beyond the bound are refused at once, the known are not kept out by them', async () => {
  const { add, done, endAll } = createQueue();
  const kept = Array.from({ length: 2 + mostWaiting }, (_, index) => add('stranger', `${index}`));
  await expect(add('stranger', 'late')).rejects.toMatchObject({ status: 429 });
  const anna = add('known', 'anna');
  await endAll();
  await Promise.all([...kept, anna]);
  expect(done).toHaveLength(kept.length + 1);
  expect(done.indexOf('anna')).toBe(2);
});

test('a failure ends its turn like a success', async () => {
  const inTurn = createHashQueue();
  const fail = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn('stranger', fail)));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await inTurn('stranger', async () => 'works')).toBe('works');
});

const faultOf = (password: string) =>
  newPasswordFault(password, { email: 'op1@example.org', name: 'Anna Berg' }, [
    ...idsIn(content.offerings),
    'Elambra',
    'www.elambra.example',
  ]);

// B7: 277 of 308 well-known passwords of twelve characters or more were accepted, and these too.
test.each([
  '123qweasdzxc',
  'qwerasdfzxcv',
  '123456789abc',
  '1q2w3e4r5t6y7u8i',
  'passw0rd1234',
  'P@ssw0rd1234',
  'unbelievable',
  'justinbieber',
  'elambraelambra',
  'Elambra2026!',
  'Elambra-Passwort',
  'sophie123456',
  'nova-quantum-2026',
  'op1@example.org1',
  'annaberg2026',
  'Berg.Anna.1985',
  'Passwort2026!',
  'Qwertzuiopü1',
  'Pa$$w0rd!!!!',
  'Sommer2026!!',
  'letme1n!letme1n!',
  'sunshinemonkey',
  'Hallo12345678',
  'correct horse battery staple',
])('%s is refused', (password) => {
  expect(faultOf(password)).toBe('common');
});

test.each([
  'Bernstein am Meer',
  'Bernstein-42',
  'Sieben Wellen weit',
  'a nova over the winter harbour',
  'Sophie liebt grünen Tee',
  'fuel for the moon rabbit',
  'green mountain tiger lamp',
  'blaue Tasse, drei Löffel',
  'kaffee am morgen',
  'xK9#mQ2$vL7p',
  'k9mark2x!7q&',
])('%s is accepted, whatever words are in it', (password) => {
  expect(faultOf(password)).toBeUndefined();
});
