import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAddressQuery } from '#app/admin/address-query.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Card, Note } from '#app/admin/controls/card.tsx';
import { CloseAct } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { ProductConflicts } from '#app/admin/publishing/products/product-conflicts.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords, useWordsIn } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { productsWords } from '#content/admin/products.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { perLanguage } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { defaultSelectedProduct, type ProductColor } from '#domain/publishing/product-color.ts';
import { AvailableProducts } from './available-products.tsx';
import { ColorEditor } from './color-editor.tsx';
import { Readability } from './readability.tsx';
import { Stage } from './stage.tsx';
import { endPreview, previewColor, useIsPreviewing } from './stored-preview.ts';
import { useColorSteps } from './use-color-steps.ts';

export default function Colors() {
  const { colors: texts } = useWords(colorsWords);
  const { products } = useWords(productsWords);
  const { records, openColors } = useProducts();
  const open = useEffectEvent(openColors);
  useEffect(() => open(), []);
  const [first] = records;
  if (first) return <ColorManager first={first} />;
  return (
    <AdminScreen screen="colors" texts={texts} text={texts.subtitle}>
      <p className="card">{products.emptyList}</p>
    </AdminScreen>
  );
}

function ColorManager({ first }: { first: ProductColor }) {
  const { offerings } = useAdmin();
  const { colors: texts } = useWords(colorsWords);
  const wordsIn = useWordsIn(colorsWords);
  const { products, records, offeringColors, storageNotice, setBaseColor } = useProducts();
  const all = useMemo(() => [...records, ...offeringColors], [records, offeringColors]);
  const [query, go] = useAddressQuery();
  // The server renders the screen without the query of its address.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const selected = (isHydrated && query.get('product')) || defaultSelectedProduct;
  const select = (product: string) => go(new URLSearchParams({ product }), { replace: true });
  const [applied, setApplied] = useState<{ isPreviewed: boolean } | null>(null);
  const isPreviewing = useIsPreviewing();
  const record = all.find(({ id }) => id === selected) ?? first;
  const product = products.find(({ id }) => id === record.id);
  const linked = product ? product.offering : record.id;
  const offering = offerings.find(({ id }) => id === linked);

  const steps = useColorSteps(record, (color) => setBaseColor(record.id, color));

  function apply() {
    const said = perLanguage((language) => ({
      active: wordsIn[language].colors.previewActive,
      end: wordsIn[language].colors.endPreview,
    }));
    setApplied({ isPreviewed: offering !== undefined && previewColor(offering, record.baseColor, said) });
  }

  return (
    <AdminScreen
      screen="colors"
      texts={texts}
      text={texts.subtitle}
      action={
        <div className="row">
          <span id="apply-scope" className="small muted">
            {offering ? texts.applyScope : texts.available.colorsNothing}
          </span>
          <button className="btn ink sm" type="button" aria-describedby="apply-scope" onClick={apply}>
            {texts.apply}
          </button>
        </div>
      }
    >
      <ProductConflicts />
      {storageNotice && <Note role="status">{texts.storage[storageNotice]}</Note>}
      {isPreviewing && (
        <Note icon="success">
          <span>{texts.previewActive}</span>
          <Button onClick={endPreview}>{texts.endPreview}</Button>
        </Note>
      )}
      <div className="stack colors">
        <ColorEditor records={all} record={record} steps={steps} onSelect={select}>
          <Readability color={record.baseColor} design={offering?.design ?? null} onUse={steps.change} />
        </ColorEditor>
        <Stage offering={offering} color={record.baseColor} />
        <div className="columns">
          <AvailableProducts records={all} selected={record.id} onSelect={select} />
          <ConnectedPages offering={product?.status === 'archived' ? undefined : offering} />
        </div>
      </div>
      {applied && (
        <Modal title={texts.apply} onClose={() => setApplied(null)}>
          <p>{fill(texts.applyAlert, { name: record.name })}</p>
          {applied.isPreviewed && <p>{texts.applyPreview}</p>}
          <CloseAct label={texts.applyOk} onClose={() => setApplied(null)} />
        </Modal>
      )}
    </AdminScreen>
  );
}

/** The pages that use the colours, and an example list whose numbers count nothing (COLOR-9). */
function ConnectedPages({ offering }: { offering: LinkableOffering | undefined }) {
  const { words, language } = useAdmin();
  const texts = useWords(colorsWords).colors.connected;
  const pages = offering && [
    { name: offering.name, path: offering.paths[language] },
    { name: texts.home, path: pathIn(language, '/') },
  ];
  return (
    <Card title={texts.title}>
      <p className="small muted">{pages ? texts.worn : texts.none}</p>
      {pages && (
        <ul className="rows small">
          {pages.map(({ name, path }) => (
            <li key={path}>
              <a className="text-act" href={path} target="_blank" rel="noopener">
                {name}
                <span className="sr"> ({words.common.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="hint connected-example">
        {texts.example}{' '}
        <ul>
          {texts.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
