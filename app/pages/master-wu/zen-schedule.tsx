import { useWords } from '#app/language/words.ts';
import { Motif } from '#app/sections/motif.tsx';
import { masterWu } from '#content/offerings/master-wu/offering.ts';

const minutes = masterWu.schedule;

/** 5, 15, 5 and 5 minutes (spec 2 §9) as a bar whose parts are as long as they last. */
export function ZenSchedule() {
  const { schedule } = useWords('master-wu');
  return (
    <section className="wrap">
      <div className="head">
        <h2>{schedule.title}</h2>
        <p className="lead">{schedule.lead}</p>
      </div>
      <ol className="zen-bar">
        {schedule.items.map((item, index) => (
          <li key={item.title} data-minutes={minutes[index]}>
            <p className="zen-part">
              {minutes[index] === Math.max(...minutes) && <Motif name="master-wu" />}
              <b className="figure num">{minutes[index]}</b> {schedule.unit}
            </p>
            <div className="zen-text">
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
