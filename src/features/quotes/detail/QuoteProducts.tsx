import { formatPartCode } from '~/domain/part/enumerations.ts';
import { readConfigurationContent } from '~/domain/quote/content.ts';
import { formatFieldValue } from '~/domain/quote/comparison.ts';
import { listConfiguredDevices, countComponentsByType, type Device } from '~/domain/quote/devices.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import type { Quote, QuoteProduct } from '~/domain/quote/quoteDto.ts';
import { formatMoney } from '~/domain/words/money.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { Badge } from '~/ui/Badge.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import styles from './QuoteDrawer.module.css';

export function QuoteProducts({ quote }: { readonly quote: Quote }) {
  const { products, currency } = quote;
  return (
    <section>
      <h3>{quoteDetailTexts.products}</h3>
      {(products ?? []).length === 0 && <p className="note">{quoteDetailTexts.noProducts}</p>}
      {(products ?? []).map((product) => (
        <Product key={product.id} product={product} currency={currency ?? quoteCurrency} />
      ))}
    </section>
  );
}

type ProductProps = { readonly product: QuoteProduct; readonly currency: string };

function Product({ product, currency }: ProductProps) {
  const { configuredProduct, qty, idProduct, extNetPrice } = product;
  const { systemName, productFamily, cableControl } = readConfigurationContent(configuredProduct);
  const name = configuredProduct?.name ?? quoteDetailTexts.unconfigured(idProduct);
  const messages = configuredProduct?.validationMessages ?? [];
  return (
    <article className={styles.product}>
      <h4>
        <span>{quoteDetailTexts.product(name, qty)}</span>
        {extNetPrice !== null && <span className="number">{formatMoney(extNetPrice, currency)}</span>}
      </h4>
      <LabelValueTable
        rows={[
          { label: quoteDetailTexts.systemName, value: systemName },
          { label: quoteDetailTexts.productFamily, value: productFamily },
          { label: quoteDetailTexts.cableControl, value: formatFieldValue(cableControl) },
        ]}
      />
      {messages.length > 0 && (
        <ul className={styles.messages} aria-label={quoteDetailTexts.messages}>
          {messages.map(({ severity, text }) => (
            <li key={text}>
              <Badge colour={severity === 'ERROR' ? 'red' : 'amber'} size="small">
                {severity === 'ERROR' ? quoteDetailTexts.error : quoteDetailTexts.warning}
              </Badge>
              {text}
            </li>
          ))}
        </ul>
      )}
      {listConfiguredDevices(configuredProduct).map((device) => (
        <DeviceContent key={device.name} device={device} />
      ))}
    </article>
  );
}

const { fields } = quoteDetailTexts;

function DeviceContent({ device }: { readonly device: Device }) {
  const { name, content, places } = device;
  const rows: readonly LabelValue[] = [
    { label: fields.productName, value: content.productName },
    { label: fields.quantity, value: formatFieldValue(content.quantity) },
    { label: fields.model, value: content.model },
    { label: fields.radioFrequency, value: content.radioFrequency },
    { label: fields.sisp, value: formatFieldValue(content.sisp) },
    { label: fields.antenna, value: content.antenna },
    ...('displayFeedback' in content
      ? [
          { label: fields.displayFeedback, value: content.displayFeedback },
          { label: fields.otherFeedback, value: content.otherFeedback },
        ]
      : []),
    { label: fields.sideButtons, value: content.sideButtons },
    { label: fields.others, value: content.others },
  ];
  return (
    <details className={styles.device} open>
      <summary>
        <strong>{quoteDetailTexts.device(name, content.quantity ?? 1)}</strong>
        <span className="note">{content.model}</span>
      </summary>
      <LabelValueTable rows={rows} caption={name} />
      {places.length > 0 && (
        <details className={styles.places}>
          <summary>{quoteDetailTexts.places(countComponentsByType(places))}</summary>
          <ul>
            {places.map((place) => (
              <li key={place.designator}>
                <strong className="number">{place.designator}</strong>{' '}
                {quoteDetailTexts.place([
                  place.componentType,
                  place.function,
                  place.partNumber,
                  formatPartCode(place.connector),
                ])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}
