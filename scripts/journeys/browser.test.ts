import { expect, test } from 'vitest';
import { questionText } from './browser.ts';

const answerTo = (text: string): unknown => JSON.parse(new Function(`return ${text}`)() as string);

test('a question travels with its arguments, whatever they hold, and its answer comes back', () => {
  const text = questionText((first: string, second: number) => [first, second + 1], ["'`</script>\n", 2]);
  expect(answerTo(text)).toEqual(["'`</script>\n", 3]);
});

test('a question without an answer is answered with null', () => {
  expect(answerTo(questionText(() => {}, []))).toBeNull();
});
