import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';

/** Pauses the page's drawings (A11Y-11); CSS shows its first button, motion-toggle.ts handles it. */
export function MotionButton() {
  const { motion } = useWords('common');
  return (
    <button className="iconbtn motion-button" type="button" data-motion-toggle>
      <span className="when-moving">
        <Icon name="pause" />
        <span className="sr">{motion.pause}</span>
      </span>
      <span className="when-still">
        <Icon name="play" />
        <span className="sr">{motion.play}</span>
      </span>
    </button>
  );
}
