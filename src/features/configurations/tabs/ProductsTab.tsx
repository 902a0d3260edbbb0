import { useParams } from 'react-router';
import { productConfigurationsTabTexts, productsTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { deviceTypeLabel, formatModel } from '~/domain/product/families.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ConfigurationProductList } from '~/widgets/products/ConfigurationProductList.tsx';
import rows from '~/widgets/lists/rows.module.css';

type Props = { readonly configuration: Configuration };

export function ProductsTab({ configuration }: Props) {
  const { configurationId } = configuration;
  const { revision } = useParams();
  return (
    <div className="stack">
      <ConfigurationProductList
        configurationId={configurationId}
        title={productsTabTexts.title}
        empty={{ title: productsTabTexts.none, text: productsTabTexts.aboutNone }}
        addressOf={(page) => paths.configuration(configurationId, revision, { tab: 'PRODUCTS', page })}
      />
      <MadeAfter configuration={configuration} />
    </div>
  );
}

const MadeAfter = ({ configuration }: Props) => (
  <ListPanel
    title={productConfigurationsTabTexts.title}
    list={{ data: configuration.productConfigurations, error: null }}
    keyOf={({ productConfigurationId }) => productConfigurationId}
    empty={{ title: productConfigurationsTabTexts.none, text: productConfigurationsTabTexts.aboutNone }}
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
            {model && <span>{formatModel(model)}</span>}
            {partNumber && <span className="number">{partNumber}</span>}
          </div>
        </>
      );
    }}
  </ListPanel>
);
