import { Navigate } from 'react-router';
import { ContentOverview } from '#app/admin/content/overview/content-overview.tsx';
import { useContentAddress } from './content-address.ts';
import { ContentAreaProvider } from './content-area.tsx';
import { useContentArea } from './content-context.ts';
import { settingsPage } from './field-place.ts';
import { PageEditor } from './page-editor.tsx';

/** All pages with what there is to do, or the fields of one. */
export default function ContentScreen({ operatorId }: { operatorId: string }) {
  return (
    <ContentAreaProvider operatorId={operatorId}>
      <ShownPage />
    </ContentAreaProvider>
  );
}

function ShownPage() {
  const { trees } = useContentArea();
  const { address, pathWith } = useContentAddress();
  const tree = trees.get(address.page);
  if (address.page === settingsPage) return <Navigate to={pathWith({})} replace />;
  return tree ? <PageEditor key={tree.id} tree={tree} /> : <ContentOverview />;
}
