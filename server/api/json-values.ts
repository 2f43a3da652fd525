const [quote, comma, openBracket, backslash, openBrace] = [...'",[\\{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether a JSON text has more than `most` values, by the signs that begin one: a text of nothing but brackets becomes
 * thirty times its size in memory, and only then can be judged. Says nothing about whether it is JSON.
 */
export function hasMoreValuesThan(most: number, json: Uint8Array): boolean {
  let values = 1;
  let isInString = false;
  for (let place = 0; place < json.length && values <= most; place += 1) {
    const sign = json[place];
    if (sign === quote) isInString = !isInString;
    else if (isInString) place += sign === backslash ? 1 : 0;
    else if (sign === comma || sign === openBracket || sign === openBrace) values += 1;
  }
  return values > most;
}
