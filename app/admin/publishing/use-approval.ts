import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useWords } from '#app/admin/use-words.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useOpenReleases } from './release-queries.ts';

/** Whether a release needs the approval of a colleague; `names` is empty if there is none who may give it. */
export function useApproval(isAllowed = true) {
  const { words, language } = useAdmin();
  const { sentTo, sentToNobody } = useWords(publishingWords).publish.scheduled;
  const ownId = useSession().data?.operator?.id;
  const open = useOpenReleases(isAllowed).data;
  const others = open?.approvers.filter(({ id }) => id !== ownId) ?? [];
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    others.map(({ name }) => name ?? words.common.unknown),
  );
  return {
    isRequired: open?.isApprovalRequired === true,
    names,
    note: fill(names ? sentTo : sentToNobody, { names }),
  };
}
