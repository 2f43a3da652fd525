import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { ProblemError, sendBytes } from '#app/api-client.ts';
import type { TranslationCounts, TranslationPreview } from '#domain/api/translation.ts';
import { defaultLanguage, type Language, languages, otherLanguages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { groupedPages } from './page-groups.ts';
import { TranslationChanges } from './translation-changes.tsx';

const path = '/api/admin/content/translation';

/** Texts for translators as a file, and what comes back. */
export function TranslationPanel() {
  const { words, language: reader, offerings, pagePaths } = useAdmin();
  const { trees } = useContentArea();
  const texts = words.translation;
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
  const offeringIds = offerings.map(({ id }) => id);
  const pages = Object.values(groupedPages([...trees.keys()], pagePaths, offeringIds)).flat();
  const judged = useMutation({
    mutationFn: async (file: File) => await sendBytes<TranslationPreview>(path, file),
  });
  const from = otherLanguages(to)[0]!;
  const count = counts?.[to][isAll ? 'all' : 'open'];

  const reasons: Readonly<Record<string, string>> = texts.refused;
  const reasonOf = (error: Error) =>
    (error instanceof ProblemError && reasons[error.code]) || problemMessage(words.errors, error);

  return (
    <details className="translation" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      <div className="translation-parts">
        <p className="small muted">{texts.lead}</p>
        <p className="translation-choice">
          <label htmlFor="translation-to">{texts.to}</label>
          <select
            id="translation-to"
            className="input"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value as Language)}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {words.content.languages[language]}
              </option>
            ))}
          </select>
          <label htmlFor="translation-page">{texts.page}</label>
          <select
            id="translation-page"
            className="input"
            value={page}
            onChange={({ currentTarget }) => setPage(currentTarget.value)}
          >
            <option value="">{words.content.editor.back}</option>
            {pages.map((id) => (
              <option key={id} value={id}>
                {pageName(id, words.content, offerings)}
              </option>
            ))}
          </select>
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
          <p className="translation-choice">
            <a
              className="btn line sm"
              href={`${path}/file?${new URLSearchParams({ from, to, reader, texts: isAll ? 'all' : 'open', ...ofPage })}`}
              download
            >
              {texts.download}
            </a>
          </p>
        )}
        <p className="translation-choice">
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
