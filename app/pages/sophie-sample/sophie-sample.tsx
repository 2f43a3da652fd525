import { SampleSession } from '#app/sections/sample/sample-session.tsx';
import { useWords } from '#app/words/words.ts';

export default function SophieSamplePage() {
  const { paper } = useWords('sophie');
  return <SampleSession product="sophie" words={useWords('sophie-sample')} paper={paper} />;
}
