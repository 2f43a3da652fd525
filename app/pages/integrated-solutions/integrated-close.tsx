import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

/** The way to the IC Water Principle (spec 2 §2) and the closing call. */
export function IntegratedClose() {
  const { water, close } = useWords('integrated-solutions');
  return (
    <>
      <section className="wrap">
        <div className="water-panel" data-product="ic-water-principle">
          <Drop product="ic-water-principle" />
          <div>
            <h2 className="h3">{water.title}</h2>
            <p className="muted">{water.text}</p>
          </div>
          <PageLink look="product" to="ic-water-principle">
            {water.button}
          </PageLink>
        </div>
      </section>
      <div className="section-top">
        <WorldClose product="integrated-solutions" title={close.title} text={close.text}>
          <PageLink look="onworld" to="demo">
            {close.button}
          </PageLink>
          <PageLink to="support" query={{ subject: 'protocol', offer: 'integrated-solutions' }}>
            {close.supportLink}
          </PageLink>
        </WorldClose>
      </div>
    </>
  );
}
