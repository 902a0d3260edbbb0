import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { deviceTypeLabel, formatModel } from '~/domain/product/families.ts';
import { findPendingOrderId } from '~/domain/product/state.ts';
import {
  productConfigurationQuery,
  type ProductConfigurationDetail,
} from '~/queries/configurations/productConfigurations.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { paths } from '~/paths.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { ExpandButton } from '~/ui/ExpandButton.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { PendingUpdateNotice } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';
import styles from './ProductItem.module.css';
import rows from '~/widgets/lists/rows.module.css';

export function ProductItem({ product }: { readonly product: ProductRow }) {
  const { serialNumber, productFamily, deviceType, productConfigurationId } = product;
  const { revision, productState, created } = product;
  const { account, firmwareFile, serviceOrders } = product;
  const pending = findPendingOrderId(serviceOrders);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={rows.main}>
        <Link className="textLink number" to={paths.product(productFamily, deviceType, serialNumber)}>
          {serialNumber}
        </Link>
        <span className={rows.text}>
          {deviceTypeLabel[deviceType]} <span className="number">{productConfigurationId}</span>
        </span>
      </div>
      <div className={rows.facts}>
        {pending !== undefined && <PendingUpdateNotice id={pending} />}
        <span>{account ? buildAccountLabel(account).name : productFactTexts.noAccount}</span>
        {firmwareFile && <span className="number">{firmwareFile.fileName}</span>}
        <ExpandButton
          text={configurationFactTexts.revisionNamed(revision)}
          label={productFactTexts.madeAfter(revision, serialNumber)}
          open={open}
          controls={id}
          onToggle={() => setOpen(!open)}
        />
        <RelativeTime date={created} />
      </div>
      <StateLabel state={productState} size="small" />
      <div className={styles.behind} id={id} hidden={!open}>
        {open && <SourceProductConfiguration product={product} />}
      </div>
    </>
  );
}

type MadeAfterProps = { readonly product: Pick<ProductRow, 'productConfigurationId' | 'revision'> };

export function SourceProductConfiguration({ product }: MadeAfterProps) {
  const { productConfigurationId, revision } = product;
  const read = useQuery(productConfigurationQuery(productConfigurationId, revision));
  return (
    <QueryBoundary
      read={read}
      what={productConfigurationId}
      waiting={<Loader label={productFactTexts.reading(productConfigurationId)} />}
    >
      {(data) =>
        data === null ? (
          <p>{productFactTexts.unseen(productConfigurationId, revision)}</p>
        ) : (
          <Made revision={revision} made={data} />
        )
      }
    </QueryBoundary>
  );
}

type MadeProps = { readonly revision: string; readonly made: ProductConfigurationDetail };

function Made({ revision, made: data }: MadeProps) {
  const person = usePersonName();
  const { productConfigurationId } = data;
  const { productConfigurationDescription, partNumber, created, createdBy } = data;
  const model = data.transmitterModel ?? data.receiverModel;
  return (
    <LabelValueTable
      caption={productFactTexts.inRevision(productConfigurationId, revision)}
      rows={[
        { label: configurationFactTexts.description, value: productConfigurationDescription },
        { label: configurationFactTexts.name, value: data.name },
        { label: configurationFactTexts.userDefinedName, value: data.userDefinedName },
        { label: configurationFactTexts.model, value: model && formatModel(model) },
        {
          label: configurationFactTexts.part,
          value: partNumber && <span className="number">{partNumber}</span>,
        },
        {
          label: configurationFactTexts.created,
          value: configurationFactTexts.at(formatLongDate(created), person(createdBy)),
        },
      ]}
    />
  );
}
