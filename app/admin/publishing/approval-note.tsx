import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Names the operators who may approve; `approvers` is empty if there are none. */
export function ApprovalNote({ approvers }: { approvers: string }) {
  const { sentTo, sentToNobody } = useAdmin().words.publish.scheduled;
  return <p>{fill(approvers ? sentTo : sentToNobody, { names: approvers })}</p>;
}
