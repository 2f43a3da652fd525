import { hashPassword } from '#server/auth/password-hash.ts';
import { openStore, type StoreOptions } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { createOperator, updateOperator } from '#server/store/operators.ts';
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
