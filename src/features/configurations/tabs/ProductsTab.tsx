import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { productConfigurationTexts, productTexts } from '~/domain/words/texts/configurationTabs.ts';
import { deviceTypeLabel, modelText } from '~/domain/product/families.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { pageFrom } from '~/domain/product/deviceEventFilter.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { myProducts, productCountOf, productsOf } from '~/queries/products/products.ts';
import { useMe } from '~/session/me.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ProductRow } from './ProductRow.tsx';
import styles from '../revisions/Revisions.module.css';
import rows from './rows.module.css';

const pageSize = 50;

type Props = { readonly configuration: Configuration };

/** The products that were made after the configuration, and what it says they are. */
export function ProductsTab({ configuration }: Props): ReactElement {
  const { configurationId } = configuration;
  const { revision } = useParams();
  const [parameters] = useSearchParams();
  const page = pageFrom(parameters);
  const products = useProducts(configurationId, page);
  return (
    <div className={styles.panels}>
      <ListPanel
        title={productTexts.title}
        list={products.list}
        keyOf={({ serialNumber, deviceType }) => `${serialNumber} ${deviceType}`}
        empty={{
          title: productTexts.none,
          text: productTexts.aboutNone,
        }}
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
      title={productConfigurationTexts.title}
      list={{ data: configuration.productConfigurations, error: null }}
      keyOf={({ productConfigurationId }) => productConfigurationId}
      empty={{
        title: productConfigurationTexts.none,
        text: productConfigurationTexts.aboutNone,
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
              {model && <span>{modelText(model)}</span>}
              {partNumber && <span className="number">{partNumber}</span>}
            </div>
          </>
        );
      }}
    </ListPanel>
  );
}
