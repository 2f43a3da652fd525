import type { ReactNode } from 'react';

type Props = {
  product?: string;
  drawing?: ReactNode;
  figure: string;
  figureLabel?: string;
  caption?: string;
  title: string;
  big?: boolean;
  link?: ReactNode;
  children: ReactNode;
};

export function StoryFrame({
  product,
  drawing,
  figure,
  figureLabel,
  caption,
  title,
  big,
  link,
  children,
}: Props) {
  return (
    <article className={big ? 'story big' : 'story'} data-product={product}>
      <div className="vis">
        {drawing}
        <p>
          {figure && <span className="figure num">{figure}</span>}
          {figureLabel && <span className="figure-label">{figureLabel}</span>}
        </p>
      </div>
      <div className="tx">
        {caption && <p className="caption muted num">{caption}</p>}
        <h3>{title}</h3>
        {children}
        {link}
      </div>
    </article>
  );
}
