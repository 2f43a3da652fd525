import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';

export function WonderClose() {
  const { close } = useWords('business-wonder');
  return (
    <div className="wonder-close">
      <WorldClose product="business-wonder" title={close.title} text={close.text}>
        <PageLink look="onworld" to="support" query={{ subject: 'package', offer: 'business-wonder' }}>
          {close.button}
        </PageLink>
      </WorldClose>
    </div>
  );
}
