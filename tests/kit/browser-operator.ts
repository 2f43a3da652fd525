import { createOperator, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { openStore, type StoreOptions } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { operatorCredentials } from './operator-credentials.ts';

export async function addOperator(options: StoreOptions): Promise<void> {
  const { email, name, password } = operatorCredentials;
  const store = await openStore(options);
  await migrate(store);
  const passwordHash = await hashPassword(password);
  await store.transaction(async (db) => {
    const { id } = await createOperator(db, {
      email,
      name,
      role: 'owner',
      createdAt: new Date().toISOString(),
    });
    await updateOperator(db, id, { passwordHash });
  });
  await store.close();
}
