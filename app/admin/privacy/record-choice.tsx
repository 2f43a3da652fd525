import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  kind: string;
  receivedAt: string;
  /** Why it was found, and what hangs on it. */
  marks: readonly string[];
  who: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

export function RecordChoice({ kind, receivedAt, marks, who, text, isChosen, onChoose }: Props) {
  const { language } = useAdmin();
  const { privacy } = useWords(privacyWords);
  const time = momentText(language, receivedAt);
  return (
    <li>
      <label className="record-choice">
        <input
          type="checkbox"
          aria-label={fill(privacy.results.select, { kind, time })}
          checked={isChosen}
          onChange={onChoose}
        />
        <span>
          <span className="bar">
            <b dir="auto">{who}</b>
            <span className="caption muted">
              {kind}, <time dateTime={receivedAt}>{time}</time>
            </span>
          </span>
          {text && (
            <span className="record-text clip small" dir="auto">
              {text}
            </span>
          )}
          <span className="caption muted">{marks.join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}
