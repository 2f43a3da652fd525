/** Short mark that changes with the text (FNV-1a, 64 bits); finds what is out of date, and protects nothing. */
export function textMark(text: string): string {
  let mark = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    mark = BigInt.asUintN(64, (mark ^ BigInt(byte)) * 0x100000001b3n);
  }
  return mark.toString(16).padStart(16, '0');
}
