import { ourIds } from './mail-head.ts';

export type Bounce = {
  /** Ids in the form of ours that the report names. */
  ids: string[];
  reason: string;
  /** False while the other server goes on trying. */
  isFinal: boolean;
};

const longestReason = 500;

/** From the machine-readable part (RFC 3464), wherever it stands; its fields are ASCII. */
export function readBounce(source: Buffer): Bounce {
  const text = source.toString('latin1').replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  const status = field('Status');
  const action = field('Action').toLowerCase();
  const diagnosis = field('Diagnostic-Code').replace(/^smtp;\s*/i, '');
  return {
    ids: ourIds(text),
    reason: (diagnosis || status).replaceAll(/[^\x20-\x7E]/g, '?').slice(0, longestReason),
    isFinal: action === 'failed' || (action === '' && status.startsWith('5')),
  };
}
