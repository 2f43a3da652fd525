import { useWords } from '#app/words/words.ts';
import { Disclaimer } from './disclaimer.tsx';

export function InDoubt({ title, text }: { title: string; text: string }) {
  const { notes } = useWords('common');
  return (
    <div className="split in-doubt">
      <div>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      <div>
        <Disclaimer />
        <p className="caption muted">{notes.social}</p>
      </div>
    </div>
  );
}
