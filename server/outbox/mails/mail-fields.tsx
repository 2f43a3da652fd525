import type { NoticeField } from './mail-notice.ts';
import { mailStyles } from './mail-styles.ts';

export function MailFields({ fields }: { fields: readonly NoticeField[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt style={mailStyles.label}>{label}</dt>
          {/* Visitors may write in any language and direction. */}
          <dd dir="auto" style={mailStyles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
