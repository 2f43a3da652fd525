// Writes server/auth/common-passwords.json: the passwords that new ones are compared with, from a list that is kept up to
// date elsewhere and from scripts/own-common-passwords.txt, which adds what is common in German. Run once in a while:
//   npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
//   npm run common-passwords -- package/src/passwords.json
// Source: @zxcvbn-ts/language-common 4.1.3, passwords of leaked lists, most common first. Copyright (c) 2012-2016 Dan
// Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts; MIT licence, https://github.com/zxcvbn-ts/zxcvbn
import { readFile, writeFile } from 'node:fs/promises';
import { passwordFault, passwordLimits } from '#domain/password.ts';
import { plainWord, wordList } from '#domain/password-words.ts';

/** Of so many all that count; of the rest those that are long by themselves. */
const mostCommon = 10_000;
const long = 9;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the passwords.json of @zxcvbn-ts/language-common.');
const listed = (JSON.parse(await readFile(source, 'utf8')) as string[]).filter(
  (password, rank) => rank < mostCommon || password.length >= long,
);
const own = (await readFile('scripts/own-common-passwords.txt', 'utf8')).trim().split(/\s+/);
const { words } = wordList([...listed, ...own].map(plainWord));
// Digits at the ends count nothing: the word alone says as much.
const needed = [...words].filter((word) => {
  const bare = word.replace(/^\d+|\d+$/g, '');
  return bare === word || !words.has(bare);
});

const common = wordList(needed);
const missed = [...words].filter(
  (word) => word.length >= passwordLimits.min && !passwordFault(word, { common, own: [] }),
);
if (missed.length > 0) throw new Error(`These would be accepted: ${missed.join(' ')}`);
await writeFile('server/auth/common-passwords.json', `${JSON.stringify(needed.sort(), null, 2)}\n`);
console.log(`${needed.length} words of ${words.size}`);
