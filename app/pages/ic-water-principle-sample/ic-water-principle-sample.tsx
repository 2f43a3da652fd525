import { SampleSession } from '#app/sections/sample/sample-session.tsx';
import { useWords } from '#app/words/words.ts';

export default function WaterSamplePage() {
  const { paper } = useWords('ic-water-principle');
  return (
    <SampleSession product="ic-water-principle" words={useWords('ic-water-principle-sample')} paper={paper} />
  );
}
