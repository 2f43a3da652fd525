import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { UseCasesClose } from './use-cases-close.tsx';
import { UseCasesFeatured } from './use-cases-featured.tsx';
import { UseCasesSearch } from './use-cases-search.tsx';

export const meta = pageMeta('use-cases');

/** Spec 2 §2: heading, featured grid, search and tabs with a grid of stories, closing call to the survey. */
export default function UseCasesPage() {
  const { hero } = useWords('use-cases');
  return (
    <>
      <section className="wrap stories-top">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </section>
      <UseCasesFeatured />
      <UseCasesSearch />
      <UseCasesClose />
    </>
  );
}
