import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

test('only fields of the form are believed, in the order of the form', () => {
  expect(refusedFields('support', 'message,<script>,name,name,rating')).toEqual(['name', 'message']);
});

test('a missing parameter names nothing', () => {
  expect(refusedFields('support', null)).toEqual([]);
});
