import { Link } from 'react-router';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { getProductFirmware } from '~/domain/product/version.ts';
import { findPendingOrderId } from '~/domain/product/state.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { productFactTexts, productPageTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import { useDeviceEventCount } from '~/queries/products/deviceEvents.ts';
import type { Product } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { SourceProductConfiguration } from '~/widgets/products/ProductItem.tsx';
import { PendingUpdateNotice } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';

type Props = { readonly product: Product };

export function ProductOverview({ product }: Props) {
  const actor = useActor();
  return (
    <div className="columns">
      <Panel title={productPageTexts.facts}>
        <Facts product={product} />
      </Panel>
      <div className="stack">
        {checkOperations(actor, 'productEventFilter', 'productEventFilterCount').allowed && (
          <Panel title={productPageTexts.reported}>
            <Reported product={product} />
          </Panel>
        )}
        {checkOperations(actor, 'productConfigurationGet').allowed && (
          <Panel title={productPageTexts.madeAfter}>
            <SourceProductConfiguration product={product} />
          </Panel>
        )}
      </div>
    </div>
  );
}

function Facts({ product }: Props) {
  const { serialNumber, productFamily, deviceType, configurationId, productConfigurationId } = product;
  const { revision, productState, account, created, serviceOrders } = product;
  const pending = findPendingOrderId(serviceOrders);
  const canOpen = checkOperations(useActor(), 'configurationGet').allowed;
  return (
    <LabelValueTable
      rows={[
        { label: productFactTexts.serialNumber, value: <span className="number">{serialNumber}</span> },
        { label: productFactTexts.family, value: productFamily },
        { label: productFactTexts.type, value: deviceTypeLabel[deviceType] },
        { label: productFactTexts.state, value: <StateLabel state={productState} size="small" /> },
        {
          label: productFactTexts.account,
          value: account ? buildAccountLabel(account).name : productFactTexts.noAccount,
        },
        {
          label: productFactTexts.configuration,
          value: canOpen ? (
            <Link className="number" to={paths.configuration(configurationId, revision)}>
              {configurationId}
            </Link>
          ) : (
            <span className="number">{configurationId}</span>
          ),
        },
        { label: productFactTexts.revision, value: revision },
        {
          label: productFactTexts.productConfiguration,
          value: <span className="number">{productConfigurationId}</span>,
        },
        {
          label: productFactTexts.firmware,
          value: getProductFirmware(product) ?? productFactTexts.noFirmware,
        },
        {
          label: productFactTexts.update,
          value: pending === undefined ? productFactTexts.noUpdate : <PendingUpdateNotice id={pending} />,
        },
        { label: productFactTexts.registered, value: formatLongDate(created) },
      ]}
    />
  );
}

function Reported({ product }: Props) {
  const { serialNumber, productFamily, deviceType, events } = product;
  const scope = { serialNumber, productFamily, deviceType };
  const all = useDeviceEventCount(scope, false);
  const errors = useDeviceEventCount(scope, true);
  const [last] = events;
  const tab = (name: 'EVENTS' | 'ERRORS') =>
    paths.product(productFamily, deviceType, serialNumber, { tab: name });
  if (!last) return <p className="soft">{productPageTexts.never}</p>;
  return (
    <LabelValueTable
      rows={[
        { label: productPageTexts.last, value: <RelativeTime date={last.created} /> },
        {
          label: productPageTexts.eventsLabel,
          value: <Link to={tab('EVENTS')}>{productPageTexts.events(all)}</Link>,
        },
        {
          label: productPageTexts.errorsLabel,
          value: <Link to={tab('ERRORS')}>{productPageTexts.errors(errors)}</Link>,
        },
      ]}
    />
  );
}
