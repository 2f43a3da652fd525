import { mailStyles } from './mail-styles.ts';
import type { NoticeField } from './notice.ts';

/** What somebody filled in, label by label. */
export function MailFields({ fields }: { fields: readonly NoticeField[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt style={mailStyles.label}>{label}</dt>
          {/* What a visitor writes may be in any language and direction. */}
          <dd dir="auto" style={mailStyles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
