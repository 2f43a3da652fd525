import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { fieldNames, pageName } from '#app/admin/content/place-names.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { editorPath, type PlaceTexts, rowTitle } from '#app/admin/publishing/changes/content-place.ts';
import { productFieldName } from '#app/admin/publishing/products/product-conflicts.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { isProductField, productPlaceOf } from '#domain/publishing/product-fields.ts';

type Props = { problems: readonly ContentProblem[]; texts: PlaceTexts; onClose: () => void };

/** What publishing the draft would bring: what would break a page or the law first, the rest to know. */
export function ContentChecks({ problems, texts, onClose }: Props) {
  const { offerings } = useAdmin();
  const { products } = useProducts();
  const { words, language } = texts;
  const { checks } = words.publish;
  const groups = (['blocks', 'warns'] as const).flatMap((severity) => {
    const found = problems.filter((problem) => problem.severity === severity);
    return found.length > 0 ? [{ severity, found }] : [];
  });
  return groups.map(({ severity, found }) => (
    <div key={severity} className={severity === 'blocks' ? 'note bad' : 'note'} role="status">
      <Icon name="alert" />
      <div>
        <b>{fill(plural(checks, severity, found.length, language), { count: found.length })}</b>
        <ul>
          {found.map((problem) => (
            <li key={`${problem.id} ${problem.code}`}>
              <Link
                to={isProductField(problem.id) ? adminPath('products') : editorPath(problem.id)}
                onClick={onClose}
              >
                {placeName(problem)}
              </Link>
              : {reason(problem)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  ));

  function placeName({ id }: ContentProblem): string {
    if (isProductField(id)) return productFieldName(id, products, { words });
    const { page, language: of } = placeOf(id);
    const place = `${pageName(page, words.content, offerings)} · ${rowTitle(id, texts)}`;
    return of ? `${place} (${words.content.languages[of]})` : place;
  }

  /** Products that colour the same offering. */
  function sharedBy(id: string) {
    const shared = products.find((product) => product.id === productPlaceOf(id)?.product)?.offering;
    const other = products.find(({ offering }) => offering === shared);
    return {
      offering: offerings.find((each) => each.id === shared)?.name ?? '',
      name: other?.name ?? '',
    };
  }

  function reason({ id, code, data }: ContentProblem): string {
    const sentences: Readonly<Record<string, string>> = {
      ...words.productDialog.errors,
      ...words.content.problems,
    };
    if (code === 'refused')
      return fill(sentences[String(data.code)] ?? sentences.other!, { at: '', ...data, ...sharedBy(id) });
    if (code !== 'placeholderLost' && code !== 'factGone') return fill(checks.reasons[code], data);
    const { page } = placeOf(id);
    return fill(checks.reasons[code], { name: fieldNames(texts).factName(String(data.name), page) });
  }
}
