// Writes server/accounts/common-passwords.json from a published list and from scripts/own-common-passwords.txt,
// which adds passwords common in German. Update it now and then:
// npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
// npm run common-passwords -- package/src/passwords.json
// Source: @zxcvbn-ts/language-common 4.1.3, leaked passwords, most common first. Copyright (c) 2012-2016 Dan
// Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts; MIT licence, https://github.com/zxcvbn-ts/zxcvbn
import { readFile, writeFile } from 'node:fs/promises';
import { passwordFault, passwordLimits } from '#domain/accounts/password.ts';
import { plainWord, wordList } from '#domain/accounts/password-words.ts';

/** All of the most common passwords are kept; of the rest, only long ones. */
const mostCommon = 10_000;
const long = 9;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the passwords.json of @zxcvbn-ts/language-common.');
const listed = (JSON.parse(await readFile(source, 'utf8')) as string[]).filter(
  (password, rank) => rank < mostCommon || password.length >= long,
);
const own = (await readFile('scripts/own-common-passwords.txt', 'utf8')).trim().split(/\s+/);
const { words } = wordList([...listed, ...own].map(plainWord));
// Passwords are compared without leading and trailing digits, so the bare word is enough.
const needed = [...words].filter((word) => {
  const bare = word.replace(/^\d+|\d+$/g, '');
  return bare === word || !words.has(bare);
});

const common = wordList(needed);
const missed = [...words].filter(
  (word) => word.length >= passwordLimits.min && !passwordFault(word, { common, own: [] }),
);
if (missed.length > 0) throw new Error(`These would be accepted: ${missed.join(' ')}`);
await writeFile('server/accounts/common-passwords.json', `${JSON.stringify(needed.sort(), null, 2)}\n`);
console.log(`${needed.length} words of ${words.size}`);
