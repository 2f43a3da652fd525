import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useContentAddress } from './content-address.ts';

type Props = {
  label: string;
  sections: readonly { readonly key: string; readonly title: string; readonly mark?: ReactNode }[];
  shown: string;
};

/** Links to the sections of a page, of which one is shown: a column, and a row that scrolls where there is no room for it. */
export function SectionNav({ label, sections, shown }: Props) {
  const { pathWith } = useContentAddress();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one then
  useEffect(() => {
    const row = nav.current!;
    const link = row.querySelector<HTMLElement>('[aria-current]')!;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [shown]);

  return (
    <nav ref={nav} className="section-nav" aria-label={label}>
      {sections.map(({ key, title, mark }) => (
        <Link
          key={key}
          to={pathWith({ section: key, field: '' })}
          aria-current={key === shown ? 'page' : undefined}
        >
          {title}
          {mark}
        </Link>
      ))}
    </nav>
  );
}
