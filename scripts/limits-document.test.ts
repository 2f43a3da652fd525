import { expect, test } from 'vitest';
import { withLimits } from './limits-document.ts';

test('a document without the markers is refused', async () => {
  await expect(withLimits('# Security')).rejects.toThrow('no place for the limits');
});
