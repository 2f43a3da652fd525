import { useState } from 'react';
import type { ListedMessage } from '#domain/api/inbox/message.ts';

export type Selection = {
  readonly messages: readonly Pick<ListedMessage, 'id' | 'version'>[];
  readonly isWhole: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (message: ListedMessage) => void;
  readonly toggleShown: () => void;
  readonly takeWhole: () => void;
  readonly clear: () => void;
};

/** Deselects messages that are no longer shown. */
export function useSelection(shown: readonly ListedMessage[]): Selection {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const [isWhole, setIsWhole] = useState(false);
  const messages = shown
    .filter(({ id }) => versions.has(id))
    .map(({ id }) => ({ id, version: versions.get(id)! }));

  function select(next: ReadonlyMap<string, number>) {
    setIsWhole(false);
    setVersions(next);
  }

  return {
    messages,
    isWhole,
    has: (id) => versions.has(id),
    toggle({ id, version }) {
      const next = new Map(versions);
      if (!next.delete(id)) next.set(id, version);
      select(next);
    },
    toggleShown() {
      const isAll = messages.length === shown.length;
      select(new Map(isAll ? [] : shown.map(({ id, version }) => [id, version])));
    },
    takeWhole: () => setIsWhole(true),
    clear: () => select(new Map()),
  };
}
