import { Link } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useChecklist } from '#app/admin/checklist-query.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import { plural } from '#domain/language/plural.ts';
import { GoingLive, hasOpenMusts } from './checklist.tsx';
import { GuestOffer, TodayBlock } from './today.tsx';

const Welcome = lazyPart(() => import('./welcome.tsx'));

const kinds = ['products', 'colors', 'content'] as const;

/** Shows 5, 5 and 23 for the seed data (ADMIN-2). */
export default function Dashboard() {
  const { language, contentPieces } = useAdmin();
  const { dashboard: texts } = useWords(dashboardWords);
  const { products, records } = useProducts();
  const numbers = {
    products: products.filter(({ status }) => status !== 'archived').length,
    colors: records.length,
    content: contentPieces,
  };
  const firstLink = useSession().data?.entrance?.firstLink;
  const mayPublish = useMayDo()('publish');
  const { data, isTheirs, isPending } = useChecklist();
  const checklist = isTheirs ? data : undefined;
  const isFirst = checklist !== undefined && hasOpenMusts(checklist);
  return (
    <AdminScreen screen="dashboard" texts={useWords(dashboardWords).dashboard}>
      {firstLink && <Welcome place={firstLink} />}
      {isFirst && <GoingLive checklist={checklist} />}
      {/* Both load together, so that nothing moves. */}
      {(!isTheirs || !isPending) && <TodayBlock />}
      {!isFirst && checklist && <GoingLive checklist={checklist} />}
      {mayPublish && (
        <div className="late-split dashboard">
          {kinds.map((kind) => (
            <section key={kind} className="card">
              <h2>
                <span className="figure num">{numbers[kind]}</span>{' '}
                {plural(texts[kind], 'label', numbers[kind], language)}
              </h2>
              <p className="small muted">{texts[kind].text}</p>
              <Link className="btn line sm" to={adminPath(kind)}>
                {texts[kind].button}
              </Link>
            </section>
          ))}
        </div>
      )}
      <GuestOffer />
    </AdminScreen>
  );
}
