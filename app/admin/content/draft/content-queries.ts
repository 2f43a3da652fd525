import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { guideKey, sendDraftPatch, useContentGuide, useContentState } from '#app/admin/content-state.ts';
import type { judgeEdit as JudgeEdit } from '#content/edits/judge-edit.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';
import { type ContentEditor, contentEditor } from './content-editor.ts';

export const reviewsKey = ['/api/admin/content/reviews'] as const;

let kept: { operatorId: string; editor: ContentEditor } | undefined;

/** One editor for all screens, so that nothing typed is lost with a screen. */
function editorFor(operatorId: string): ContentEditor {
  if (kept?.operatorId !== operatorId) {
    if (!kept) keepFromBeingLost();
    kept?.editor.stop();
    kept = { operatorId, editor: createEditor() };
  }
  return kept.editor;
}

/** On every screen: another one may be open while the last words are on their way. */
function keepFromBeingLost(): void {
  window.addEventListener('online', () => void saveContentNow());
  window.addEventListener('beforeunload', (event) => {
    if (kept?.editor.unsavedCount() === 0) return;
    void saveContentNow();
    event.preventDefault();
  });
}

/** The rules of the server, loaded after the screen; until then, or if they cannot be loaded, the server alone judges. */
let judgeEdit: typeof JudgeEdit | undefined;

function createEditor(): ContentEditor {
  import('#content/edits/judge-edit.ts').then(
    (rules) => {
      judgeEdit = rules.judgeEdit;
    },
    () => undefined,
  );
  return contentEditor({
    save: sendDraftPatch,
    judge(field, value) {
      const guide = operatorClient.getQueryData<ContentGuide>(guideKey);
      const verdict = guide && judgeEdit?.(guide, field, value);
      return verdict && 'code' in verdict ? verdict : undefined;
    },
    onStored(fields) {
      // Texts contain prices and figures.
      if (fields.some(({ kind }) => kind !== 'text' && kind !== 'order')) renewGuide();
    },
  });
}

function renewGuide(): void {
  void operatorClient.invalidateQueries({ queryKey: guideKey });
}

/** Stores what was typed, for example before it is published. */
export async function saveContentNow(): Promise<void> {
  await kept?.editor.saveNow();
}

/** Default texts and figures without confirmation; undefined for operators who may not confirm them. */
export function useReviews(): ContentReviews | undefined {
  const enabled = useMayDo()('confirmTexts');
  return useQuery<ContentReviews>({ queryKey: reviewsKey, staleTime: 0, enabled }).data;
}

export function useContentEditor(operatorId: string) {
  const editor = editorFor(operatorId);
  const state = useContentState();
  const { data: guide } = useContentGuide();
  const { data } = state;
  const revision = data?.revision;

  useEffect(() => {
    if (data) editor.load(data);
  }, [editor, data]);

  // Texts contain amounts of the guide: a colleague may have changed them.
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== undefined && known.current !== revision) renewGuide();
    known.current = revision;
  }, [revision]);

  useEffect(() => () => void editor.saveNow(), [editor]);

  return { editor, state, guide };
}
