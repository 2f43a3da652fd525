import { Drop, type MotifName } from './motif.tsx';

type Props = { title: string; lead: string; product?: Exclude<MotifName, 'rings' | 'stone'> };

/** Heading and opening paragraph of a page, on the gradient of its offering where it has one. */
export function Opening({ title, lead, product }: Props) {
  if (!product) {
    return (
      <section className="wrap opening">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </section>
    );
  }
  return (
    <div className="wrap" data-product={product}>
      <section className="world opening">
        <Drop product={product} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </section>
    </div>
  );
}
