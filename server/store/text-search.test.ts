import { describe, expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';
import { createSupportMessage } from './support-messages.ts';
import { containing, searchWords } from './text-search.ts';

describe.each(dialects)('on %s', (dialect) => {
  // With the newest row alone, so that one read in vain takes the place of the one that is wanted.
  test.each(['anna@firma', 'anna@firma.example', 'anna@f', 'a.b@x anna@firma.ex', 'x/anna@firma.example'])(
    'of %j the texts with longer words before a sign are not read',
    async (search) => {
      const store = await createTestStore(dialect);
      const write = async (id: string, email: string) =>
        await createSupportMessage(
          store,
          submissionFacts({ id }),
          supportMessage({ name: 'Otto', email, message: `a.b@x und x/${email}` }),
        );
      await write('1', 'anna@firma.example');
      await write('2', 'annabel@firma.example');
      const rows = await store.db
        .selectFrom('support_messages')
        .select('id')
        .where(await containing(store.db, 'support_messages', searchWords(search), 1))
        .execute();
      expect(rows).toEqual([{ id: '1' }]);
    },
  );
});
