import type {
  DeleteQueryNode,
  InsertQueryNode,
  KyselyPlugin,
  OperationNode,
  RootOperationNode,
  UpdateQueryNode,
} from 'kysely';
import type { ChangeKind } from '#domain/publishing/change-kinds.ts';
import type { Store } from '#server/core/store/store.ts';

const kindOf: Partial<Record<string, ChangeKind>> = {
  support_messages: 'messages',
  message_notes: 'messages',
  message_replies: 'messages',
  incoming_mails: 'messages',
  survey_responses: 'responses',
  outbox: 'mail',
  publications: 'publications',
  content_draft: 'content',
  plans: 'publications',
  operators: 'operators',
  audit_log: 'audit',
};

type Watch = {
  plugin: KyselyPlugin;
  /** Tells what changed once it is durable. */
  tellAfter: (transaction: Store['transaction']) => Store['transaction'];
  onChange: Store['onChange'];
};

/** Every write passes here, so that no place that writes can forget to tell. Raw statements are not seen. */
export function watchChanges(): Watch {
  const kindOfQuery = new WeakMap<object, ChangeKind>();
  const touchedIn = new Map<ChangeKind, number>();
  const listeners = new Set<(kinds: readonly ChangeKind[]) => void>();
  let count = 0;

  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const table = writtenTable(node);
      const kind = table === undefined ? undefined : kindOf[table];
      if (kind) kindOfQuery.set(queryId, kind);
      return node;
    },
    async transformResult({ result, queryId }) {
      const kind = kindOfQuery.get(queryId);
      // The mail worker asks every few seconds and mostly finds nothing.
      const rows = result.numAffectedRows ?? BigInt(result.rows.length);
      if (kind && rows > 0n) {
        count += 1;
        touchedIn.set(kind, count);
      }
      return result;
    },
  };

  return {
    plugin,
    tellAfter: (transaction) => async (work) => {
      const before = count;
      const result = await transaction(work);
      const kinds = [...touchedIn].flatMap(([kind, at]) => (at > before ? kind : []));
      if (kinds.length > 0) for (const listener of listeners) listener(kinds);
      return result;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (node.kind === 'InsertQueryNode') return nameOf((node as InsertQueryNode).into);
  if (node.kind === 'UpdateQueryNode') return nameOf((node as UpdateQueryNode).table);
  if (node.kind === 'DeleteQueryNode') return nameOf((node as DeleteQueryNode).from.froms[0]);
  return undefined;
}

function nameOf(node: OperationNode | undefined): string | undefined {
  const { table } = (node ?? {}) as { table?: { identifier?: { name: string } } };
  return table?.identifier?.name;
}
