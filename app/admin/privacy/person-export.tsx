import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '#app/admin/accounts/use-confirmed.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { fetchFile } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { privacyWords } from '#content/admin/privacy.ts';
import type { FoundPerson } from '#domain/api/person.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageName,
  languages,
} from '#domain/language/languages.ts';
import type { PersonFormat } from '#domain/site/person.ts';
import type { Chosen } from './erasure-receipt.ts';

type Props = { person: FoundPerson; chosen: Chosen };

const types = { html: 'text/html', json: 'application/json' } as const;

/** The readable file is in the language in which the person wrote last. */
export function PersonExport({ person, chosen }: Props) {
  const { words, language, notify } = useAdmin();
  const texts = useWords(privacyWords).privacy.export;
  const [wanted, setWanted] = useState<Language>(() => languageOf(chosen));
  const { afterConfirming, question } = useConfirmed();
  const count = chosen.messages.length + chosen.responses.length;
  const download = useMutation({
    mutationFn: async (format: PersonFormat) => {
      const text = await fetchFile('/api/admin/privacy/export', {
        ...(person.email !== null && { email: person.email }),
        messages: chosen.messages.map(({ id }) => id),
        responses: chosen.responses.map(({ id }) => id),
        format,
        language: wanted,
      });
      saveFile(`person-${person.searchedAt.slice(0, 10)}.${format}`, types[format], text);
    },
    onSuccess: () => notify(texts.done),
  });

  return (
    <div className="person-export lines">
      <h3>{texts.title}</h3>
      <p className="caption muted">{texts.hint}</p>
      <div className="row">
        <SelectField
          id="person-language"
          label={texts.language}
          value={wanted}
          options={languages.map((code) => [code, languageName(code, language)] as const)}
          onSelect={setWanted}
        />
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            disabled={count === 0 || download.isPending}
            onClick={() => void afterConfirming(() => download.mutate(format))}
          >
            {texts[format]}
          </Button>
        ))}
      </div>
      <FormProblem text={download.isError ? problemMessage(words.errors, download.error) : undefined} />
      {question}
    </div>
  );
}

function languageOf({ messages, responses }: Chosen): Language {
  const newest = [...messages, ...responses]
    .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
    .at(-1);
  return isLanguage(newest?.language) ? newest.language : defaultLanguage;
}
