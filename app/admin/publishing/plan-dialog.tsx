import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentState } from '#app/admin/content-state.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import type { ContentField } from '#domain/answers/content.ts';
import type { Plan } from '#domain/answers/plan.ts';
import type { Publication } from '#domain/answers/publication.ts';
import { changesOf } from '#domain/draft-changes.ts';
import { changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContentChangeList } from './content-change-list.tsx';
import { plannedGroups } from './content-changes.ts';
import { versionKey } from './publication.ts';

const none: readonly ContentField[] = [];

/** What a plan would change, against what visitors see now. */
export function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const admin = useAdmin();
  const { common, history } = admin.words;
  const base = useQuery<Publication>({ queryKey: versionKey(plan.baseVersion) });
  const content = useContentState(true);
  const fields = content.data?.fields ?? none;
  const groups = useMemo(() => plannedGroups(fields, plan.fields), [fields, plan]);
  const products = base.data ? changeGroups(changesOf(plan.products, base.data.products), admin) : [];
  const failed = [base, content].filter(({ isError, data }) => isError && !data);
  return (
    <Modal title={history.plans.contents} closeLabel={common.close} onClose={onClose}>
      {failed.length > 0 && (
        <LoadFailed
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {failed.length === 0 && !(base.data && content.data) && <p role="status">{common.loading}</p>}
      {products.length > 0 && <ChangeList groups={products} />}
      {groups.length > 0 && (
        <ContentChangeList groups={groups} fields={fields}>
          {() => null}
        </ContentChangeList>
      )}
      <div className="modal-acts">
        <button className="btn sm" type="button" data-autofocus onClick={onClose}>
          {common.close}
        </button>
      </div>
    </Modal>
  );
}
