import { expect, test } from 'vitest';
import { productColorsWriteFailed } from '#domain/publishing/product-color.ts';
import type { ProductErrorCode } from '#domain/publishing/product-form.ts';
import { words } from './words.ts';

test.each<[ProductErrorCode, string]>([
  ['nameMin', 'Name must be at least 2 characters'],
  ['nameMax', 'Name cannot exceed 50 characters'],
  ['typeMin', 'Type must be at least 2 characters'],
  ['typeMax', 'Type cannot exceed 50 characters'],
  ['descriptionMax', 'Description cannot exceed 500 characters'],
  ['baseColorInvalid', 'Color must be a valid hex color code (e.g., #03B5AA)'],
])('the product form code %s reads "%s" (ADMIN-3)', (code, message) => {
  expect(words.en.admin.productDialog.errors[code]).toBe(message);
  expect(words.de.admin.productDialog.errors[code]).not.toBe('');
});

test('the status code has a message of its own', () => {
  expect(words.en.admin.productDialog.errors).toHaveProperty('statusInvalid' satisfies ProductErrorCode);
});

test('a failed write of the colours reads the same in code and words (COLOR-2)', () => {
  expect(words.en.admin.colors.storage.writeFailedConsole).toBe(productColorsWriteFailed);
});
