import { useAdmin } from '#app/admin/admin-context.ts';
import type { FieldNode } from '#app/admin/content/content-tree.ts';
import { FieldPair } from '#app/admin/content/inputs/field-pair.tsx';
import { pageName } from '#app/admin/content/place-names.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { SettingEffect } from './setting-effect.ts';

const mostPages = 4;

type Props = { node: FieldNode; effect: SettingEffect; onShow: (page: string) => void };

/** A setting with its effect beside it; the pages open in the preview. */
export function SettingRow({ node, effect, onShow }: Props) {
  return (
    <div className="setting-row">
      <FieldPair node={node} />
      <div className="setting-effect">
        {effect.text && <p>{effect.text}</p>}
        <PreviewPages pages={effect.pages} onShow={onShow} />
      </div>
    </div>
  );
}

export function PreviewPages({
  pages,
  onShow,
}: {
  pages: SettingEffect['pages'];
  onShow: (page: string) => void;
}) {
  const { words, offerings } = useAdmin();
  const texts = words.settings;
  if (pages.length === 0) return null;
  return (
    <p className="setting-pages">
      <span aria-hidden="true">{texts.preview}</span>
      {pages.slice(0, mostPages).map((page) => {
        const name = pageName(page, words.content, offerings);
        const label = fill(texts.previewLabel, { page: name });
        return (
          <button key={page} type="button" aria-label={label} onClick={() => onShow(page)}>
            {name}
          </button>
        );
      })}
      {pages.length > mostPages && <span>{fill(texts.more, { count: pages.length - mostPages })}</span>}
    </p>
  );
}
