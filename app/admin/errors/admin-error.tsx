import { AdminContext } from '#app/admin/admin-context.ts';
import type { AdminData } from '#app/admin/admin-data.ts';
import { useDocumentLanguage } from '#app/admin/admin-language.ts';
import { AdminBrand } from '#app/admin/frame/admin-brand.tsx';
import { AdminFooter } from '#app/admin/frame/admin-footer.tsx';
import { LanguageSwitch } from '#app/admin/frame/language-switch.tsx';
import { fillAll } from '#app/words/fill-all.ts';
import { frameWords } from '#content/admin/frame.ts';
import { FailureNote } from './failure-note.tsx';

/** The router's own error page is a new document, which the trusted types policy blocks: it would stay blank. */
export function AdminError({ data }: { data: AdminData }) {
  const language = useDocumentLanguage();
  const words = fillAll(frameWords[language], data.facts[language]);
  return (
    <AdminContext value={{ ...data, language, words, notify: () => {} }}>
      <meta name="robots" content="noindex" />
      <header className="admin-header">
        <div className="wrap bar admin-bar">
          <AdminBrand />
          <div className="row admin-acts">
            <LanguageSwitch />
          </div>
        </div>
      </header>
      <div className="admin-body">
        <main id="content">
          <div className="wrap">
            <FailureNote isScreen />
          </div>
        </main>
        <AdminFooter />
      </div>
    </AdminContext>
  );
}
