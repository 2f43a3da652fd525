import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import type { NamedVersion } from '#app/admin/publishing/release.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { VersionDifference } from './version-difference.tsx';

type Props = {
  title: string;
  from: number;
  to: number;
  /** To choose others from; without them, these two are shown. */
  versions?: readonly NamedVersion[];
  onClose: () => void;
};

/** What lies between two versions. */
export function CompareDialog({ title, from, to, versions, onClose }: Props) {
  const { words, language } = useAdmin();
  const { common, history } = words;
  const [between, setBetween] = useState({ from, to });
  const options = [
    ...(versions ?? []).map(({ version, publishedAt }) => {
      const name = fill(history.version, { version });
      return [String(version), `${name}, ${exactMomentText(language, publishedAt!)}`] as const;
    }),
    ['0', history.initial] as const,
  ];
  const choice = (end: 'from' | 'to') => (
    <SelectField
      id={`compare-${end}`}
      label={history[end]}
      value={String(between[end])}
      options={options}
      onSelect={(version) => setBetween({ ...between, [end]: Number(version) })}
    />
  );
  return (
    <Modal title={title} onClose={onClose}>
      {versions && (
        <div className="compare-choice">
          {choice('from')}
          {choice('to')}
        </div>
      )}
      <VersionDifference {...between} mayRestore />
      <div className="modal-acts">
        <Button kind="primary" data-autofocus onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Modal>
  );
}
