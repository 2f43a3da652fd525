import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import type { ShownField } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { factName } from '#app/admin/content/place-names.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { FieldProblem } from '#domain/api/content.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';

/** Why a value was refused, with the fact that could stand there instead. */
export function FieldProblemNote({ problem, shown }: { problem: FieldProblem; shown: ShownField }) {
  const { words, language } = useAdmin();
  const texts = words.content;
  const { editor, fields, factsOf } = useContentArea();
  const { page, language: ofText } = placeOf(problem.id);
  const { code, at = '', limit = 0, placeholders = [] } = problem;
  const sentences: Readonly<Record<string, string>> = texts.problems;
  const lost = code === 'lostPlaceholder' ? at.slice(2, -2) : undefined;
  const nameOf = (name: string) => {
    const value = ofText && factsOf(ofText, page)[name];
    const label = factName(name, page, language, texts, fields);
    return value ? fill(texts.chip.label, { name: label, value }) : name;
  };
  return (
    <div className="field-problem">
      <p className="err">
        <Icon name="alert" />
        {fill(Object.hasOwn(sentences, code) ? sentences[code]! : texts.problems.other, {
          at: lost ? nameOf(lost) : at,
          limit,
        })}
      </p>
      {[...new Set(placeholders)]
        .filter((name) => !name.startsWith(`${page}.`))
        .slice(0, 5)
        .map((name) => (
          <Button key={name} onClick={() => put(String(shown.value).replace(at, asPlaceholder(name)))}>
            {fill(texts.problems.use, { name: nameOf(name) })}
          </Button>
        ))}
      {lost && (
        <Button onClick={() => put(`${String(shown.value).trimEnd()} ${asPlaceholder(lost)}`)}>
          {fill(texts.problems.putBack, { name: nameOf(lost) })}
        </Button>
      )}
    </div>
  );

  function put(value: string): void {
    editor.set(problem.id, { to: 'value', value });
    document.getElementById(`content-${problem.id}`)?.focus();
  }
}
