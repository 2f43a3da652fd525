import { expect, test } from 'vitest';
import { maxRating, minRating } from './rating.ts';
import { surveySchema } from './survey.ts';

const solutionIds = ['sophie', 'nova'];
const schema = surveySchema(solutionIds);

import { fieldErrors } from '#domain/language/text-rules.ts';

const response = {
  name: 'Anna',
  companyOrOccupation: 'Berg AG',
  solutionUsed: 'nova',
  rating: 4,
  comment: 'Gut.\nSehr gut.',
};

function errorsOf(input: unknown) {
  return fieldErrors(schema.safeParse(input));
}

test.each(solutionIds)('a response about %s passes unchanged', (solutionUsed) => {
  expect(schema.parse({ ...response, solutionUsed })).toEqual({ ...response, solutionUsed });
});

test('the optional fields may be missing and become empty texts', () => {
  const { name, solutionUsed, rating } = response;
  expect(schema.parse({ name, solutionUsed, rating })).toEqual({
    name,
    solutionUsed,
    rating,
    companyOrOccupation: '',
    comment: '',
  });
});

test('every rating of the scale passes', () => {
  for (let rating = minRating; rating <= maxRating; rating += 1) {
    expect(schema.parse({ ...response, rating }).rating).toBe(rating);
  }
});

test('the missing fields are reported in the order of the screen', () => {
  expect(errorsOf({})).toEqual([
    { field: 'name', code: 'required' },
    { field: 'solutionUsed', code: 'required' },
    { field: 'rating', code: 'required' },
  ]);
});

test.each([
  ['rating', 0, 'ratingRange'],
  ['rating', 6, 'ratingRange'],
  ['rating', 1.5, 'ratingRange'],
  ['rating', -1, 'ratingRange'],
  ['rating', '5', 'type'],
  ['rating', null, 'type'],
  ['rating', true, 'type'],
  ['rating', [5], 'type'],
  ['rating', Number.POSITIVE_INFINITY, 'type'],
  ['solutionUsed', '', 'required'],
  ['solutionUsed', 'ray', 'unknownSolution'],
  ['solutionUsed', 'NOVA', 'unknownSolution'],
  ['solutionUsed', 'nova\0', 'unknownSolution'],
  ['solutionUsed', 3, 'type'],
  ['solutionUsed', 'toString', 'unknownSolution'],
  ['companyOrOccupation', 7, 'type'],
  ['comment', {}, 'type'],
])('%s %j is refused as %s', (field, value, code) => {
  expect(errorsOf({ ...response, [field]: value })).toEqual([{ field, code }]);
});
