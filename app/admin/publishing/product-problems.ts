import type { Admin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';

type Texts = Pick<Admin, 'words'> & {
  readonly offerings: readonly Pick<Admin['offerings'][number], 'id' | 'name'>[];
};

/** What the server refused, product by product; fields are paths like `products.3.offering`. */
export function productProblems(
  errors: readonly { readonly field: string; readonly code: string }[],
  products: readonly PublishedProduct[],
  { words, offerings }: Texts,
): string[] {
  const sentences: Readonly<Record<string, string>> = words.productDialog.errors;
  return errors.flatMap(({ field, code }) => {
    const product = products[Number(/^products\.(\d+)\./.exec(field)?.[1])];
    if (!product) return [];
    const other = products.find(({ id, offering }) => id !== product.id && offering === product.offering);
    const sentence = fill(sentences[code] ?? words.errors.invalid, {
      offering: offerings.find(({ id }) => id === product.offering)?.name ?? words.common.none,
      name: other?.name ?? words.common.unknown,
    });
    return [fill(words.publish.problem, { name: product.name, problem: sentence })];
  });
}
