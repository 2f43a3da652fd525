import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { fieldNames } from '#app/admin/content/place-names.ts';
import { overflowingFields } from '#app/admin/content/preview/overflow.ts';
import { contentKey, draftKey } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { type ContentGroup, changedIn } from '#app/admin/publishing/changes/content-changes.ts';
import { editorPath, fieldName, type PlaceTexts } from '#app/admin/publishing/changes/content-place.ts';
import { productFieldName } from '#app/admin/publishing/products/conflict-list.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { type ContentProblem, problemSeverities } from '#domain/api/content-checks.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { isProductField, productPlaceOf } from '#domain/publishing/product-fields.ts';
import { contrastReport } from '#domain/publishing/published-colors.ts';

type Props = {
  /** Those that the server has found. */
  problems: readonly ContentProblem[];
  groups: readonly ContentGroup[];
  texts: PlaceTexts;
  onClose: () => void;
};

/** Problems that publishing the draft would bring: first those that would break a page or the law. */
export function ContentChecks({ problems, groups, texts, onClose }: Props) {
  const { words, language, offerings } = texts;
  const { products } = useProducts();
  const { checks } = words.publish;
  const { overflowing, left, failed } = useOverflowing(groups);
  const all = [...problems, ...overflowing];
  return (
    <>
      {(['blocks', 'warns'] as const).map((severity) => {
        const found = all.filter((problem) => problem.severity === severity);
        if (found.length === 0) return null;
        return (
          <Note key={severity} kind={severity === 'blocks' ? 'bad' : undefined} role="status">
            <div>
              <b>{counted(checks, severity, found.length, language)}</b>
              <ul>
                {found.map((problem) => (
                  <li key={`${problem.id} ${problem.code}`}>
                    <Link
                      to={isProductField(problem.id) ? adminPath('products') : editorPath(problem.id)}
                      onClick={onClose}
                    >
                      {isProductField(problem.id)
                        ? productFieldName(problem.id, products, texts)
                        : fieldName(problem.id, texts)}
                    </Link>
                    : {reason(problem)}
                  </li>
                ))}
              </ul>
            </div>
          </Note>
        );
      })}
      {left > 0 && (
        <p className="small" role="status">
          {counted(checks, 'left', left, language)}
        </p>
      )}
      {failed.length > 0 && <p className="small">{fill(checks.notLaidOut, { pages: failed.join(', ') })}</p>}
    </>
  );

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

/** `left`: pages still to be laid out; `failed`: addresses of pages that could not be. */
type Look = { readonly found: readonly string[]; readonly left: number; readonly failed: readonly string[] };

/** Changed texts that do not fit on the narrowest phone: lays out the changed pages one after the other, unseen. */
function useOverflowing(groups: readonly ContentGroup[]) {
  const { pagePaths } = useAdmin();
  const [{ found, left, failed }, setLook] = useState<Look>({ found: [], left: 0, failed: [] });
  const changed = changedIn(groups);
  // A text of no page, such as one of the menu, is on the first.
  const pages = changed.flatMap(({ page, language }) =>
    (language === 'all' ? languages : [language]).map((own) => pathIn(own, pagePaths[page] ?? '/')),
  );
  const task = JSON.stringify([[...new Set(pages)], changed.map(({ id }) => id)]);

  useEffect(() => {
    const [paths, ids] = JSON.parse(task) as [string[], string[]];
    let isOver = false;
    async function layOut() {
      let look: Look = { found: [], left: paths.length, failed: [] };
      for (const path of paths) {
        setLook(look);
        const overflowing = await overflowingFields(path).catch(() => null);
        if (isOver) return;
        look = {
          found: [...look.found, ...(overflowing ?? []).filter((id) => ids.includes(id))],
          left: look.left - 1,
          failed: overflowing ? look.failed : [...look.failed, path],
        };
      }
      setLook(look);
    }
    void layOut();
    return () => {
      isOver = true;
    };
  }, [task]);

  const overflowing = [...new Set(found)].map(
    (id): ContentProblem => ({ id, code: 'overflow', severity: problemSeverities.overflow, data: {} }),
  );
  return { overflowing, left, failed };
}

type WeakColor = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly nearest: string | null;
};

export function ContrastWarning({ weak, isLocked }: { weak: readonly WeakColor[]; isLocked: boolean }) {
  const { language } = useAdmin();
  const { setBaseColor, editor } = useProducts();
  const { publish } = useWords(publishingWords);
  const { contrast } = useWords(colorsWords);
  const taking = useAct({
    async send({ id, nearest }: WeakColor) {
      setBaseColor(id, nearest!);
      await editor.saveNow();
    },
    refetch: [contentKey, draftKey],
  });

  return weak.map((color) => (
    <Note key={color.id}>
      <div>
        <b>{color.name}</b>
        <p>{counted(publish, 'contrastWarning', color.count, language)}</p>
        <p>{color.nearest ? fill(contrast.suggestion, { hex: color.nearest }) : contrast.noSuggestion}</p>
        {color.nearest && (
          <Button kind="primary" isDisabled={isLocked} onClick={() => taking.run(color)}>
            {contrast.useSuggestion}
          </Button>
        )}
      </div>
    </Note>
  ));
}

/** Changed colours that make pages hard to read (COLOR-6). */
export function useWeakColors(): WeakColor[] {
  const { offerings } = useAdmin();
  const { products, published } = useProducts();
  const before = new Map(published.map(({ id, baseColor }) => [id, baseColor]));
  return products.flatMap(({ id, name, baseColor, offering, status }) => {
    const design = offerings.find((candidate) => candidate.id === offering)?.design;
    if (!design || status === 'archived' || before.get(id) === baseColor) return [];
    const { pairs, passes, nearest } = contrastReport(baseColor, design);
    return passes ? [] : [{ id, name, count: pairs.filter((pair) => !pair.passes).length, nearest }];
  });
}
