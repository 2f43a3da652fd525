import { useEffect, useRef } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { guideKey, sendDraftPatch, useContentGuide, useContentState } from '#app/admin/content-state.ts';
import type { judgeEdit as JudgeEdit } from '#content/edits/judge-edit.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { type ContentEditor, contentEditor } from './content-editor.ts';

let kept: { operatorId: string; editor: ContentEditor } | undefined;

/** One for all screens, so that what is typed outlives going from tab to tab. */
function editorFor(operatorId: string): ContentEditor {
  if (kept?.operatorId !== operatorId) {
    kept?.editor.stop();
    kept = { operatorId, editor: createEditor() };
  }
  return kept.editor;
}

/** The rules of the server, loaded after the screen; until then, and where they cannot be loaded, the server alone judges. */
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
      // Prices and figures stand in texts.
      if (fields.some(({ kind }) => kind !== 'text' && kind !== 'order'))
        void operatorClient.invalidateQueries({ queryKey: guideKey });
    },
  });
}

/** Stores what was typed, for example before it is published. */
export async function saveContentNow(): Promise<void> {
  await kept?.editor.saveNow();
}

export function useContentEditor(operatorId: string) {
  const editor = editorFor(operatorId);
  const state = useContentState();
  const guide = useContentGuide();
  const { data } = state;

  useEffect(() => {
    if (data) editor.load(data);
  }, [editor, data]);

  // The guide has amounts that stand in texts: a colleague may have changed them.
  const known = useRef(data?.revision);
  useEffect(() => {
    if (known.current !== undefined && known.current !== data?.revision)
      void operatorClient.invalidateQueries({ queryKey: guideKey });
    known.current = data?.revision;
  }, [data?.revision]);

  useEffect(() => {
    const save = () => void editor.saveNow();
    function ask(event: BeforeUnloadEvent) {
      if (editor.unsavedCount() === 0) return;
      save();
      event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', save);
      save();
    };
  }, [editor]);

  return { editor, state, guide };
}
