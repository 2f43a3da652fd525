import { useWords } from '#app/language/words.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { PageLink } from '#app/sections/links.tsx';

/** The general booking button: it opens the support form, because no session is chosen yet (PRODUCT). */
export function AlacarteGeneral() {
  const { general } = useWords('alacarte');
  return (
    <AmberPanel title={general.title} text={general.text}>
      <PageLink look="ink" to="support" query={{ subject: 'general' }}>
        {general.button}
      </PageLink>
    </AmberPanel>
  );
}
