import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import type { AffectedPage } from '#app/admin/publishing/changes/affected-pages.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Published } from '#domain/api/release.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { versionKey } from './release.ts';
import { refreshReleases } from './release-queries.ts';

type Props = Published & {
  pages: readonly AffectedPage[];
  hasContent: boolean;
  onClose: () => void;
};

/** More are no help to look at. */
const mostLinks = 6;

export function PublishSuccess({ version, pages, hasContent, onClose }: Props) {
  const { words, language } = useAdmin();
  const { success } = words.publish;
  const undoing = useMutation({
    mutationFn: () =>
      sendChange<Published>('POST', `${versionKey(version - 1)[0]}/restore`, { baseVersion: version }),
    onSettled: refreshReleases,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  // Home has its own line below.
  const offered = pages.filter(({ id }) => id !== 'home');
  return (
    <>
      <div className="publish-success" role="status">
        <Icon name="success" />
        <h3 ref={heading} tabIndex={-1}>
          {success.title}
        </h3>
        <p>{fill(pages.length === 0 && !hasContent ? success.listOnly : success.text, { version })}</p>
      </div>
      {pages.length > 0 && (
        <ul className="publish-pages">
          {offered.slice(0, mostLinks).map(({ id, name, paths }) => (
            <li key={id}>
              <a href={paths[language]} target="_blank" rel="noopener">
                {fill(success.view, { offering: name })}
                <Icon name="outside" />
                <span className="sr"> ({words.common.newTab})</span>
              </a>
            </li>
          ))}
          <li>
            <a href={pathIn(language, '/')} target="_blank" rel="noopener">
              {success.viewHome}
              <Icon name="outside" />
              <span className="sr"> ({words.common.newTab})</span>
            </a>
          </li>
        </ul>
      )}
      <p className="small" role="status">
        {undoing.isSuccess && fill(success.undone, { version })}
      </p>
      <FormProblem text={undoing.isError ? success.undoFailed : undefined} />
      <div className="modal-acts">
        {!undoing.isSuccess && (
          <Button isDisabled={undoing.isPending} onClick={() => undoing.mutate()}>
            {undoing.isPending ? words.common.working : success.undo}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {words.common.close}
        </Button>
      </div>
    </>
  );
}
