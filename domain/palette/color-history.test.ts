import { expect, test } from 'vitest';
import { type ColorHistory, emptyHistory, recorded, redone, undone } from './color-history.ts';

const [red, green, blue] = ['#FF0000', '#00FF00', '#0000FF'];

const twoSteps = recorded(recorded(emptyHistory, red, null), green, null);

test('nothing done is nothing to undo and nothing to redo', () => {
  expect([undone(emptyHistory, red), redone(emptyHistory, red)]).toEqual([null, null]);
});

test('undo goes back step by step, redo forward again', () => {
  const first = undone(twoSteps, blue)!;
  const second = undone(first.history, first.color)!;
  expect([first.color, second.color]).toEqual([green, red]);
  expect(undone(second.history, second.color)).toBeNull();
  const third = redone(second.history, second.color)!;
  const fourth = redone(third.history, third.color)!;
  expect([third.color, fourth.color]).toEqual([green, blue]);
  expect(redone(fourth.history, fourth.color)).toBeNull();
});

test('a new colour after undo takes the way forward away', () => {
  const back = undone(twoSteps, blue)!;
  const elsewhere = recorded(back.history, back.color, null);
  expect(redone(elsewhere, '#FFFFFF')).toBeNull();
  expect(undone(elsewhere, '#FFFFFF')?.color).toBe(green);
});

test('a drag is one step, the next drag another', () => {
  const [drag, nextDrag] = [Symbol('drag'), Symbol('next drag')];
  let history = emptyHistory;
  for (const before of [red, '#EE0000', '#DD0000']) history = recorded(history, before, drag);
  expect(undone(history, '#CC0000')?.color).toBe(red);
  history = recorded(history, '#CC0000', nextDrag);
  expect(undone(history, '#BB0000')?.color).toBe('#CC0000');
});

test('a drag that goes on after undo is a step of its own', () => {
  const drag = Symbol('drag');
  const back = undone(recorded(emptyHistory, red, drag), green)!;
  expect(recorded(back.history, back.color, drag).past).toEqual([red]);
});

test('at most 100 steps are kept, the oldest is forgotten first', () => {
  let history: ColorHistory = emptyHistory;
  const colors = Array.from({ length: 105 }, (_, index) => `#0000${10 + (index % 90)}${index}`);
  for (const color of colors) history = recorded(history, color, null);
  expect(history.past).toEqual(colors.slice(5));
});

test('a step to the colour that is there already is passed over', () => {
  expect(undone(twoSteps, green)?.color).toBe(red);
});
