const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** Letters. Shorter words are like too many others, longer ones have too many forms. */
const shortest = 4;
const longest = 16;

/**
 * Forms of a word from `foldedText` with one letter more, less, other or exchanged with the next one. Those that keep the longest
 * beginning come first. None for numbers and words that are too short or too long.
 */
export function withOneFault(word: string): Set<string> {
  const forms = new Set<string>();
  if (!/^\p{L}+$/u.test(word) || word.length < shortest || word.length > longest) return forms;
  for (let at = word.length; at >= 0; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const [first = '', second = ''] = word.slice(at);
    forms.add(head + tail).add(head + second + first + tail.slice(1));
    for (const letter of alphabet) forms.add(head + letter + tail).add(head + letter + first + tail);
  }
  forms.delete(word);
  return forms;
}
