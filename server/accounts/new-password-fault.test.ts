import { expect, test } from 'vitest';
import { idsIn } from '#content/offerings/listed.ts';
import { content } from '#tests/kit/content.ts';
import { newPasswordFault } from './password-hash.ts';

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
