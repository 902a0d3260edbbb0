import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { fleetFilterFrom } from '~/domain/serviceOrder/fleet.ts';
import { orderListTexts, orderProductsTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { ForAdministration } from '../Closed.tsx';
import { FleetMatrix } from './FleetMatrix.tsx';
import { FleetProducts } from './FleetProducts.tsx';
import { useFleet, type Fleet } from './useFleet.ts';
import styles from './Fleet.module.css';

/** The products in the field by family, type and firmware, and those of one of these. */
export function Component(): ReactElement {
  const [round, setRound] = useState(0);
  return (
    <ForAdministration>
      <div data-full-width>
        <PageHeader
          trail={[{ label: orderListTexts.serviceOrders, to: paths.serviceOrders() }]}
          title={orderProductsTexts.title}
        />
        <Products key={round} onAgain={() => setRound(round + 1)} />
      </div>
    </ForAdministration>
  );
}

type Again = { readonly onAgain: () => void };

function Products({ onAgain }: Again): ReactElement {
  const [parameters] = useAddressQuery();
  const filter = useMemo(() => fleetFilterFrom(parameters), [parameters]);
  const fleet = useFleet(filter);
  const isWaiting = fleet.products.length === 0 && fleet.state === 'READING';
  if (fleet.products.length === 0 && fleet.state === 'FAILED')
    return <ListFailure what={orderProductsTexts.products} onRetry={onAgain} />;
  return (
    <div className="stack">
      <Panel title={orderProductsTexts.matrix}>
        <Progress fleet={fleet} onAgain={onAgain} />
        {isWaiting ? <ListSkeleton rows={6} /> : <FleetMatrix matrix={fleet.matrix} filter={filter} />}
      </Panel>
      {!isWaiting && <FleetProducts fleet={fleet} filter={filter} />}
    </div>
  );
}

function Progress({ fleet, onAgain }: Again & { readonly fleet: Fleet }): ReactElement | null {
  const { state, products, all, stop } = fleet;
  if (state === 'DONE') return null;
  const isReading = state === 'READING';
  const sentence = {
    READING: orderProductsTexts.reading,
    MOVED: orderProductsTexts.moved,
    STOPPED: orderProductsTexts.stopped,
    FAILED: orderProductsTexts.stopped,
  };
  return (
    <div className={styles.progress}>
      {isReading && (
        <progress
          aria-label={orderProductsTexts.readingLabel}
          {...(all === undefined ? {} : { value: products.length, max: Math.max(1, all) })}
        />
      )}
      <span>{sentence[state](products.length, all)}</span>
      <Button variant="default" size="xs" onClick={isReading ? stop : onAgain}>
        {isReading ? orderProductsTexts.stop : orderProductsTexts.goOn}
      </Button>
    </div>
  );
}
