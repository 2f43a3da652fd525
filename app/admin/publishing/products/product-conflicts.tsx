import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { useProducts } from './products-provider.tsx';

// They are rare, and bring the names of all fields.
const ConflictList = lazyPart(() => import('./conflict-list.tsx'));

/** Values of products that a colleague has changed too: both stay until the operator chooses. */
export function ProductConflicts() {
  const { editor } = useProducts();
  return editor.fields().some(({ id }) => editor.shown(id)?.conflict) && <ConflictList />;
}
