import { useMutation } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { changeGroups } from '#app/admin/draft/change-lines.ts';
import { ChangeList } from '#app/admin/draft/change-list.tsx';
import { ContrastWarning } from '#app/admin/draft/contrast-warning.tsx';
import { useDraft } from '#app/admin/draft/draft-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { operatorClient } from '#app/admin/operator/operator-client.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { ProblemError, queryFunction, sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/language/fill.ts';
import { draftFrom, type Publication, publicationKey, publishedFrom } from './publication.ts';

/** The draft against the newest version, and the button that makes it visible. Asks when somebody was quicker. */
export function PublishReview({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const { draft, changes, baseVersion, rebase, replace } = useDraft();
  const { words, language, notify } = admin;
  const { publish } = words;
  const groups = changeGroups(changes, admin);

  const publishing = useMutation({
    mutationFn: async () => {
      const { version } = await sendChange<{ version: number }>('POST', '/api/admin/publications', {
        baseVersion,
        ...publishedFrom(draft),
      });
      return { version, current: await currentPublication() };
    },
    onSuccess: ({ version, current }) => {
      replace(current.version, draftFrom(current));
      operatorClient.removeQueries({ predicate: ({ queryKey }) => isPublicationKey(queryKey[0]) });
      notify(fill(publish.success.text, { version }));
      onClose();
    },
    onError: (error) => {
      if (isConflict(error)) conflict.mutate();
    },
  });
  const conflict = useMutation({ mutationFn: currentPublication });

  if (conflict.data) {
    const theirs = conflict.data;
    const settle = (take: typeof rebase) => {
      take(theirs.version, draftFrom(theirs));
      conflict.reset();
      publishing.reset();
    };
    return (
      <div role="alert">
        <h3>{publish.conflict.title}</h3>
        <p>
          {fill(publish.conflict.text, {
            operator: theirs.author?.name ?? words.common.unknown,
            time: theirs.publishedAt ? momentText(language, theirs.publishedAt) : words.common.unknown,
          })}
        </p>
        <div className="modal-acts">
          <button className="btn line sm" type="button" onClick={() => settle(replace)}>
            {publish.conflict.takeTheirs}
          </button>
          <button className="btn sm" type="button" onClick={() => settle(rebase)}>
            {publish.conflict.compare}
          </button>
        </div>
      </div>
    );
  }

  if (groups.length === 0) return <p role="status">{publish.nothing.text}</p>;

  const { error } = publishing;
  return (
    <>
      <p>{publish.intro}</p>
      <ChangeList groups={groups} />
      <ContrastWarning />
      <FormProblem text={error && !isConflict(error) ? problemMessage(words.errors, error) : undefined} />
      <div className="modal-acts">
        <button className="btn line sm" type="button" onClick={onClose}>
          {publish.keepEditing}
        </button>
        <button
          className="btn sm"
          type="button"
          disabled={publishing.isPending || conflict.isPending}
          onClick={() => publishing.mutate()}
        >
          {publishing.isPending ? publish.publishing : publish.publish}
        </button>
      </div>
    </>
  );
}

async function currentPublication(): Promise<Publication> {
  return (await queryFunction()({ queryKey: publicationKey })) as Publication;
}

function isPublicationKey(key: unknown): boolean {
  return String(key).startsWith('/api/admin/publication');
}

function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'versionConflict';
}
