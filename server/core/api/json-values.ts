const [quote, comma, openBracket, backslash, openBrace] = [...'",[\\{'].map((sign) => sign.charCodeAt(0));

/** Checked before parsing: nothing but brackets grows thirtyfold in memory. Does not validate the JSON. */
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
