import { PageLink } from '#app/sections/links.tsx';
import { useWords } from '#app/words/words.ts';
import { RecordLink } from './record-link.tsx';

/** To the session that can be read, and to its record as it is printed. */
export function SampleLinks({ of: offering }: { of: 'sophie' | 'ic-water-principle' }) {
  const { paper } = useWords('sessions');
  return (
    <p className="row">
      <PageLink to={`${offering}-sample`}>{paper.sample}</PageLink>
      <RecordLink of={offering} />
    </p>
  );
}
