import { useWords } from '#app/language/words.ts';
import { Drop } from '#app/sections/motif.tsx';
import { offerings } from '#content/offerings/offerings.ts';
import { comparedPersonas } from '#content/plans.ts';

/**
 * Chooses the column that small screens show. Radio buttons and CSS: the choice works without script and by arrow
 * keys; wide screens show all columns and no choice.
 */
export function PersonaTabs() {
  const { comparison } = useWords('sophie-compare');
  return (
    <fieldset className="persona-tabs">
      <legend>{comparison.tabsLabel}</legend>
      {comparedPersonas.map((id, index) => (
        <label key={id}>
          <input type="radio" name="persona" value={id} defaultChecked={index === 0} className="sr" />
          <Drop product={id} />
          <span className="sr">{offerings[id].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
