import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { toFirmwareSearchParams } from '~/domain/serviceOrder/orderFirmware.ts';
import { defaultOrderType } from '~/domain/serviceOrder/state.ts';
import { firmwareFormTexts, orderFormTexts, orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { wrapWithGuard } from '~/ui/wrapWithGuard.tsx';
import { RequireServiceOrderAdministration } from '../RequireServiceOrdersAccess.tsx';
import { OrderFirmwareFields, useOrderSearchParams, useOrderFirmwareChoice } from './OrderFirmwareFields.tsx';
import styles from './Form.module.css';

export const Component = wrapWithGuard(RequireServiceOrderAdministration, FirmwareForm);

function FirmwareForm() {
  const { filter, rejectedOf } = useOrderSearchParams();
  const { firmware } = useOrderFirmwareChoice();
  return (
    <>
      <PageHeader
        trail={[{ label: orderListTexts.serviceOrders, to: paths.serviceOrders() }]}
        title={firmwareFormTexts.title}
      />
      <Panel title={orderFormTexts.firmware}>
        <p className="tally">{firmwareFormTexts.about}</p>
        <OrderFirmwareFields />
        <div className={styles.send}>
          {firmware ? (
            <Button
              component={Link}
              to={paths.serviceOrderForm({
                type: defaultOrderType,
                filter: filter ?? '',
                rejectedOf: rejectedOf ?? '',
                ...toFirmwareSearchParams(firmware),
              })}
            >
              {firmwareFormTexts.action}
            </Button>
          ) : (
            <>
              <span className="soft">{firmwareFormTexts.chooseVersion}</span>
              <Button disabled>{firmwareFormTexts.action}</Button>
            </>
          )}
        </div>
      </Panel>
    </>
  );
}
