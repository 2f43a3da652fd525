import { useAdmin } from '#app/admin/admin-context.ts';

export function AdminFooter() {
  const { words, language, legalPaths, brand } = useAdmin();
  const paths = legalPaths[language];
  return (
    <footer className="admin-footer small muted">
      <div className="wrap row">
        <span>{brand}</span>
        <a className="text-act" href={paths.imprint}>
          {words.common.legal.imprint}
        </a>
        <a className="text-act" href={paths.privacy}>
          {words.common.legal.privacy}
        </a>
        <a className="text-act" href={paths.accessibility}>
          {words.common.legal.accessibility}
        </a>
      </div>
    </footer>
  );
}
