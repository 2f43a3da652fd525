import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { pageName } from '#app/admin/content/place-names.ts';
import { sendDraftPatch } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendBytes } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import type { TranslationCounts, TranslationPreview } from '#domain/api/translation.ts';
import { defaultLanguage, type Language, languages, otherLanguages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { usePageGroups } from './page-list.tsx';

const path = '/api/admin/content/translation';

/** Texts for translators as a file, and what comes back. */
export function TranslationPanel() {
  const { words, language: reader, offerings } = useAdmin();
  const { content, translation: texts } = useWords(contentWords);
  const [isOpen, setIsOpen] = useState(false);
  const [to, setTo] = useState(otherLanguages(defaultLanguage)[0]!);
  const [isAll, setIsAll] = useState(false);
  const [page, setPage] = useState('');
  const ofPage = page ? { page } : undefined;
  const { data: counts } = useQuery<TranslationCounts>({
    queryKey: [`${path}?${new URLSearchParams(ofPage)}`],
    staleTime: 0,
    enabled: isOpen,
  });
  const pages = usePageGroups().flatMap((group) => group.pages);
  const judged = useMutation({
    mutationFn: async (file: File) => await sendBytes<TranslationPreview>(path, file),
  });
  const from = otherLanguages(to)[0]!;
  const count = counts?.[to][isAll ? 'all' : 'open'];

  const reasons: Readonly<Record<string, string>> = texts.refused;
  const reasonOf = (error: Error) =>
    (error instanceof ProblemError && reasons[error.code]) || problemMessage(words.errors, error);

  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      <div className="group start">
        <p className="small muted">{texts.lead}</p>
        <p className="row">
          <Choice
            id="translation-to"
            label={texts.to}
            value={to}
            options={languages.map((language) => [language, content.languages[language]])}
            onSelect={(language) => setTo(language as Language)}
          />
          <Choice
            id="translation-page"
            label={texts.page}
            value={page}
            options={[
              ['', content.editor.back],
              ...pages.map((one) => [one, pageName(one, content, offerings)] as const),
            ]}
            onSelect={setPage}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isAll}
              onChange={({ currentTarget }) => setIsAll(currentTarget.checked)}
            />{' '}
            {texts.all}
          </label>
          {count !== undefined && <span className="small muted">{fill(texts.count, { count })}</span>}
        </p>
        {(count ?? 0) > 0 && (
          <p className="row">
            <a
              className="btn line sm"
              href={`${path}/file?${new URLSearchParams({ from, to, reader, texts: isAll ? 'all' : 'open', ...ofPage })}`}
              download
            >
              {texts.download}
            </a>
          </p>
        )}
        <p className="row">
          <input
            id="translation-file"
            className="sr"
            type="file"
            accept=".csv,.txt"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) judged.mutate(file);
              currentTarget.value = '';
            }}
          />
          <label className="btn line sm" htmlFor="translation-file">
            {texts.file}
          </label>
          <span className="small muted">{judged.variables?.name}</span>
        </p>
        <div role="status">
          {judged.isPending && texts.judging}
          {judged.error && <p className="err">{reasonOf(judged.error)}</p>}
        </div>
        {judged.data && <TranslationChanges key={judged.submittedAt} preview={judged.data} />}
      </div>
    </details>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onSelect: (value: string) => void;
};

function Choice({ id, label, value, options, onSelect }: ChoiceProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

/** Lists the changes of a sheet before they enter the draft; those with an unchanged source are chosen. */
function TranslationChanges({ preview }: { preview: TranslationPreview }) {
  const { content, translation } = useWords(contentWords);
  const { placeText } = useContentArea();
  const texts = translation;
  const problemWords: Readonly<Record<string, string>> = { ...content.problems, ...texts.problems };
  const { changes, problems, same, empty } = preview;
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(changes.flatMap(({ id, isSourceChanged }) => (isSourceChanged ? [id] : []))),
  );
  const chosen = changes.filter(({ id }) => !left.has(id));
  const taking = useAct({
    send: () =>
      sendDraftPatch({
        version: preview.version,
        changes: chosen.map(({ id, after, revision }) => ({ id, value: after, revision })),
      }),
    refetch: [[]],
  });
  if (taking.answer) {
    const { stored, conflicts, problems: refused } = taking.answer;
    return (
      <p role="status">
        {fill(texts.taken, { count: stored.length, left: conflicts.length + refused.length })}
      </p>
    );
  }
  return (
    <>
      <p>{fill(texts.found, { count: changes.length, same, empty, problems: problems.length })}</p>
      <ul className="rows">
        {changes.map(({ id, source, before, after, isSourceChanged }) => (
          <li key={id} className="lines">
            <label className="check">
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />{' '}
              <span className="caption muted">{placeText(id)}</span>
            </label>
            <span className="small muted" lang={preview.from}>
              {source}
            </span>
            <del lang={preview.to}>{before}</del>
            <ins lang={preview.to}>{after}</ins>
            {isSourceChanged && <span className="small err">{texts.sourceChanged}</span>}
          </li>
        ))}
        {problems.map(({ row, id, code, text, at, limit }) => (
          <li key={row} className="lines">
            <span className="caption muted">{fill(texts.row, { row, id })}</span>
            <span className="small err">
              {fill(problemWords[code] ?? content.problems.other, { at: at ?? '', limit: limit ?? 0 })}
            </span>
            <span className="small">{text}</span>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button
          kind="primary"
          isDisabled={taking.isRunning || chosen.length === 0}
          onClick={() => taking.run()}
        >
          {fill(texts.take, { count: chosen.length })}
        </Button>
      )}
      {taking.problem && <p className="err">{taking.problem}</p>}
    </>
  );

  function toggle(id: string): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
}
