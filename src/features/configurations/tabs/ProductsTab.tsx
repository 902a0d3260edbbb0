import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { pageFrom } from '~/domain/product/deviceEventFilter.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { myProducts, productCountOf, productsOf } from '~/queries/products/products.ts';
import { useCan, useMe } from '~/session/me.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ProductRow } from './ProductRow.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from '../revisions/Revisions.module.css';
import rows from './rows.module.css';

const pageSize = 50;

type Props = { readonly configuration: Configuration };

/** The products that were made after the configuration, and what it says they are. */
export function ProductsTab({ configuration }: Props): ReactElement {
  const { configurationId, configurationState } = configuration;
  const { revision } = useParams();
  const [parameters] = useSearchParams();
  const page = pageFrom(parameters);
  const products = useProducts(configurationId, page);
  const can = useCan(configurationState);
  const onCreate = async (): Promise<void> => {
    await openWhenLoaded(
      () => import('../CreateProduct.tsx'),
      ({ openCreateProduct }) => openCreateProduct(configuration),
    );
  };
  return (
    <div className={styles.panels}>
      <ListPanel
        title="Products"
        list={products.list}
        keyOf={({ serialNumber, deviceType }) => `${serialNumber} ${deviceType}`}
        empty={{
          title: 'No products',
          text: 'A product is registered when it is made after a configuration that is ready for production.',
        }}
        actions={
          <VerdictButton
            verdict={can('CREATE_PRODUCT')}
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => void onCreate()}
          >
            Create product
          </VerdictButton>
        }
        footer={
          (page > 1 || (products.count ?? 0) > pageSize) && (
            <Pager
              page={page}
              pageSize={pageSize}
              count={products.count}
              addressOf={(to) =>
                paths.configuration(configurationId, revision, { tab: 'PRODUCTS', page: String(to) })
              }
            />
          )
        }
      >
        {(product) => <ProductRow product={product} />}
      </ListPanel>
      <MadeAfter configuration={configuration} />
    </div>
  );
}

/** Employees ask for the products of the configuration; others have the list of their own. */
function useProducts(configurationId: string, page: number) {
  const asks = isStaff(useMe().units);
  const offset = (page - 1) * pageSize;
  const asked = useQuery({
    ...productsOf(configurationId, { offset, limit: pageSize }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const count = useQuery({ ...productCountOf(configurationId), enabled: asks });
  const own = useQuery({
    ...myProducts(),
    enabled: !asks,
    select: (products) => products.filter((product) => product.configurationId === configurationId),
  });
  return asks
    ? { list: asked, count: count.data?.count }
    : { list: { ...own, data: own.data?.slice(offset, offset + pageSize) }, count: own.data?.length };
}

/** The product configurations of the revision that is shown, which products are made after. */
function MadeAfter({ configuration }: Props): ReactElement {
  return (
    <ListPanel
      title="Product configurations"
      list={{ data: configuration.productConfigurations, error: null }}
      keyOf={({ productConfigurationId }) => productConfigurationId}
      empty={{
        title: 'No product configurations',
        text: 'Its transmitters and receivers will be listed here.',
      }}
    >
      {({ productConfigurationId, productConfigurationDescription, deviceType, partNumber, ...device }) => {
        const model = device.transmitterModel ?? device.receiverModel;
        return (
          <>
            <div className={rows.main}>
              <strong>
                <CopyableId id={productConfigurationId} />
              </strong>
              <span className={rows.text}>{productConfigurationDescription}</span>
            </div>
            <div className={rows.facts}>
              <span>{deviceTypeLabel[deviceType]}</span>
              {model && <span>{stateText(model)}</span>}
              {partNumber && <span className="number">{partNumber}</span>}
            </div>
          </>
        );
      }}
    </ListPanel>
  );
}
