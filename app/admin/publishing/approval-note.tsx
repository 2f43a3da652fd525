import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Says who may approve it; `approvers`: their names, empty if there is nobody. */
export function ApprovalNote({ approvers }: { approvers: string }) {
  const { sentTo, sentToNobody } = useAdmin().words.publish.scheduled;
  return <p>{fill(approvers ? sentTo : sentToNobody, { names: approvers })}</p>;
}
