import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { FirstLinkSteps } from '#app/admin/accounts/sign-in/first-link-note.tsx';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { plural } from '#domain/language/plural.ts';
import { GoingLive, useMorningOrder } from './checklist.tsx';
import { GuestOffer, TodayBlock } from './today.tsx';

/** Shows 5, 5 and 23 for the seed data (ADMIN-2). */
export default function Dashboard() {
  const { words, contentPieces } = useAdmin();
  const { products, records } = useProducts();
  const numbers = {
    products: products.filter(({ status }) => status !== 'archived').length,
    colors: records.length,
    content: contentPieces,
  };
  const texts = words.dashboard;
  const mayPublish = useMayDo()('publish');
  const { isKnown, checklist, isFirst } = useMorningOrder();
  return (
    <AdminScreen screen="dashboard">
      <Welcome />
      {isFirst && checklist && <GoingLive checklist={checklist} />}
      {isKnown && <TodayBlock />}
      {!isFirst && checklist && <GoingLive checklist={checklist} />}
      {mayPublish && (
        <div className="late-split dashboard">
          <Card kind="products" count={numbers.products}>
            <Link className="btn line sm" to={adminPath('products')}>
              {texts.products.button}
            </Link>
          </Card>
          <Card kind="colors" count={numbers.colors}>
            <Link className="btn line sm" to={adminPath('colors')}>
              {texts.colors.button}
            </Link>
          </Card>
          <Card kind="content" count={numbers.content}>
            <Link className="btn line sm" to={adminPath('content')}>
              {texts.content.button}
            </Link>
          </Card>
        </div>
      )}
      <GuestOffer />
    </AdminScreen>
  );
}

function Card({
  kind,
  count,
  children,
}: {
  kind: 'products' | 'colors' | 'content';
  count: number;
  children: ReactNode;
}) {
  const { words, language } = useAdmin();
  const texts = words.dashboard[kind];
  return (
    <section className="card">
      <h2>
        <span className="figure num">{count}</span> {plural(texts, 'label', count, language)}
      </h2>
      <p className="small muted">{texts.text}</p>
      {children}
    </section>
  );
}

/** Before the first account: what this is, where its link is, and what works without it. */
function Welcome() {
  const { welcome, signIn } = useAdmin().words;
  const place = useSession().data?.entrance?.firstLink;
  if (!place) return null;
  return (
    <section className="card welcome" aria-labelledby="welcome-title">
      <div className="welcome-lead">
        <h2 id="welcome-title">{welcome.title}</h2>
        <p className="muted">{welcome.text}</p>
      </div>
      <div className="welcome-part">
        <h3>{signIn.firstLink.title}</h3>
        <FirstLinkSteps place={place} />
      </div>
      <div className="welcome-part">
        <h3>{welcome.look.title}</h3>
        <p>{welcome.look.text}</p>
        <p className="welcome-acts">
          <Link className="btn line sm" to={adminPath('colors')}>
            {welcome.look.colors}
          </Link>
          <Link className="btn line sm" to={adminPath('products')}>
            {welcome.look.products}
          </Link>
        </p>
      </div>
    </section>
  );
}
