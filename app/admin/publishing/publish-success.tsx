import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { takeFocus } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import type { AffectedPage } from '#app/admin/publishing/changes/affected-pages.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { publishingWords } from '#content/admin/publishing.ts';
import type { Published } from '#domain/api/release.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { versionKey } from './release.ts';
import { releaseData } from './release-queries.ts';

type Props = Published & {
  pages: readonly AffectedPage[];
  hasContent: boolean;
  onClose: () => void;
};

/** More are no help to look at. */
const mostLinks = 6;

export function PublishSuccess({ version, pages, hasContent, onClose }: Props) {
  const { words, language } = useAdmin();
  const { success } = useWords(publishingWords).publish;
  const undoing = useAct({
    send: () =>
      sendChange<Published>('POST', `${versionKey(version - 1)[0]}/restore`, { baseVersion: version }),
    refetch: releaseData,
  });
  const isUndone = undoing.answer !== undefined;
  const links = [
    ...pages
      .filter(({ id }) => id !== 'home')
      .slice(0, mostLinks)
      .map(({ name, paths }) => ({ text: fill(success.view, { offering: name }), path: paths[language] })),
    { text: success.viewHome, path: pathIn(language, '/') },
  ];
  return (
    <>
      <div className="note good" role="status">
        <Icon name="success" />
        <div>
          {/* The pressed button is gone. */}
          <h3 ref={takeFocus} tabIndex={-1}>
            {success.title}
          </h3>
          <p>{fill(pages.length === 0 && !hasContent ? success.listOnly : success.text, { version })}</p>
        </div>
      </div>
      {pages.length > 0 && (
        <ul className="lines">
          {links.map(({ text, path }) => (
            <li key={path}>
              <a className="text-act" href={path} target="_blank" rel="noopener">
                {text}
                <Icon name="outside" />
                <span className="sr"> ({words.common.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {isUndone && fill(success.undone, { version })}
      </p>
      <FormProblem text={undoing.error ? success.undoFailed : undefined} />
      <div className="row end">
        {!isUndone && (
          <Button isDisabled={undoing.isRunning} onClick={() => undoing.run()}>
            {undoing.isRunning ? words.common.working : success.undo}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {words.common.close}
        </Button>
      </div>
    </>
  );
}
