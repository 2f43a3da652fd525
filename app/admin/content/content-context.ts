import { createContext, use, useSyncExternalStore } from 'react';
import type { ContentEditor } from '#app/admin/content/draft/content-editor.ts';
import type { ShownField } from '#app/admin/content/draft/field-values.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import type { PageTree } from './content-tree.ts';

export type ContentArea = {
  readonly editor: ContentEditor;
  readonly guide: ContentGuide | undefined;
  readonly fields: ReadonlyMap<string, ContentField>;
  readonly trees: ReadonlyMap<string, PageTree>;
  /** First field of each place that nobody has confirmed, in each language, with the number of its fields. */
  readonly toReview: ReadonlyMap<string, number>;
  /** Settings that the law asks for. */
  readonly missing: ReadonlySet<string>;
  /** Name of a field in plain words. */
  readonly labelOf: (id: string) => string;
  /** Value of a fact as the text of a page shows it. */
  readonly factsOf: (language: Language, page: string) => Readonly<Record<string, string>>;
  /** Said to screen readers. */
  readonly announce: (text: string) => void;
};

export const ContentContext = createContext<ContentArea | null>(null);

/** Throws outside the content screen. */
export function useContentArea(): ContentArea {
  const area = use(ContentContext);
  if (!area) throw new Error('useContentArea is for what stands inside the content screen');
  return area;
}

/** Undefined if there is no such field any more. */
export function useShownField(id: string): ShownField | undefined {
  const { editor } = useContentArea();
  return useSyncExternalStore(editor.watch, () => editor.shown(id));
}
