import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { pathIn } from '#domain/addresses.ts';
import type { Published, PublishedState } from '#domain/answers/publication.ts';
import type { AffectedPage } from './affected-pages.ts';
import { lookAgainMs, publicationKey } from './publication.ts';

type Props = Published & {
  pages: readonly AffectedPage[];
  hasContent: boolean;
  onClose: () => void;
};

/** More are no help to look at. */
const mostLinks = 6;

export function PublishSuccess({ version, isShown: wasShown, pages, hasContent, onClose }: Props) {
  const { words, language } = useAdmin();
  const { success, notShown } = words.publish;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const newest = useQuery<PublishedState>({
    queryKey: [...publicationKey, 'shown'],
    enabled: !wasShown,
    refetchInterval: ({ state }) => (isNowShown(state.data) ? false : lookAgainMs),
    gcTime: 0,
  });
  const isShown = wasShown || isNowShown(newest.data);
  const texts = isShown ? success : notShown;
  return (
    <>
      <div className="publish-success" role="status">
        <Icon name={isShown ? 'success' : 'alert'} />
        <h3 ref={heading} tabIndex={-1}>
          {texts.title}
        </h3>
        <p>
          {fill(isShown && pages.length === 0 && !hasContent ? success.listOnly : texts.text, { version })}
        </p>
      </div>
      {isShown && pages.length > 0 && (
        <ul className="publish-pages">
          {pages.slice(0, mostLinks).map(({ id, name, paths }) => (
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
      <div className="modal-acts">
        <button className="btn sm" type="button" onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </>
  );

  function isNowShown(data: PublishedState | undefined): boolean {
    return data !== undefined && data.version >= version;
  }
}
