import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';

/**
 * Stops the drawings of a page and lets them go on (A11Y-11): one stands in each panel whose drawing moves, and
 * motion-button.css shows the first of a page where motion runs at all. app/shell/browser/motion-toggle.ts gives it its
 * function.
 */
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
