import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useMemo, useCallback } from 'react';
import {
  deviceTypeLabel,
  deviceTypes,
  productFamilies,
  defaultFamily,
  type DeviceType,
  type ProductFamily,
} from '~/domain/product/families.ts';
import { formatFirmwareType } from '~/domain/firmware/firmware.ts';
import {
  formatFirmware,
  type FirmwareChoice,
  parseOrderFirmware,
  parseFirmwareName,
  toFirmwareSearchParams,
  productFirmwareType,
  type OrderFirmware,
  listFirmwareChoices,
  isFirmwareOffered,
} from '~/domain/serviceOrder/orderFirmware.ts';
import { firmwareFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Loader } from '~/ui/Loader.tsx';
import styles from './Form.module.css';
import { getUpdateListSearch } from '~/domain/serviceOrder/fleet.ts';
import { defaultOrderType, parseServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { useQuery } from '@tanstack/react-query';
import { firmwareListQuery } from '~/queries/firmware/firmware.ts';

export function useOrderFirmwareChoice() {
  const { kind, firmware } = useOrderSearchParams();
  const { family, deviceType } = kind;
  const list = firmwareListQuery();
  type All = Parameters<typeof listFirmwareChoices>[0];
  const choicesOf = useCallback(
    (all: All) => listFirmwareChoices(all, family, deviceType),
    [family, deviceType],
  );
  const choices = useQuery({ ...list, select: choicesOf });
  const isThere =
    firmware !== undefined && choices.data !== undefined && isFirmwareOffered(choices.data, firmware);
  return {
    choices,
    firmware: isThere ? firmware : undefined,
    missing: choices.data && !isThere ? firmware : undefined,
  };
}

type OrderProductKind = { readonly family: ProductFamily; readonly deviceType: DeviceType };

function kindFrom(parameters: URLSearchParams): OrderProductKind {
  const list = new URLSearchParams(parameters.get('filter') ?? '');
  const family = parameters.get('family') ?? list.get('family');
  const device = parameters.get('device') ?? list.get('type');
  return {
    family: productFamilies.find((each) => each === family) ?? defaultFamily,
    deviceType: deviceTypes.find((each) => each === device) ?? 'CU',
  };
}

export function useOrderSearchParams() {
  const [parameters, change] = usePageSearchParams();
  const firmware = useMemo(() => parseOrderFirmware(parameters), [parameters]);
  return {
    type: parseServiceOrderType(parameters.get('type')) ?? defaultOrderType,
    kind: kindFrom(parameters),
    firmware,
    /** Firmware whose versions are listed, before one of them is chosen. */
    firmwareName: parseFirmwareName(parameters),
    /** Products to update, as search params of the product list; null if none. */
    filter: getUpdateListSearch(parameters.get('filter')),
    /** Order whose rejected products are ordered again; null if none. */
    rejectedOf: parameters.get('rejectedOf')?.trim() || null,
    setType: (type: string) => change({ type }),
    setKind: ({ family, deviceType }: OrderProductKind) =>
      change({ family, device: deviceType, name: '', version: '' }),
    setFirmwareName: ({ firmwareType, name }: Pick<OrderFirmware, 'firmwareType' | 'name'>) =>
      change({ firmwareType: firmwareType === productFirmwareType ? '' : firmwareType, name, version: '' }),
    setFirmware: (chosen: OrderFirmware) => change(toFirmwareSearchParams(chosen)),
  };
}

export function OrderFirmwareFields() {
  const { kind, setKind } = useOrderSearchParams();
  const { family, deviceType } = kind;
  const { choices, missing } = useOrderFirmwareChoice();
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={firmwareFormTexts.family}
        value={family}
        data={[...productFamilies]}
        onChange={({ currentTarget: { value } }) =>
          setKind({ ...kind, family: productFamilies.find((each) => each === value) ?? family })
        }
      />
      <NativeSelect
        label={firmwareFormTexts.deviceType}
        value={deviceType}
        data={deviceTypes.map((value) => ({ value, label: deviceTypeLabel[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setKind({ ...kind, deviceType: deviceTypes.find((each) => each === value) ?? deviceType })
        }
      />
      <QueryBoundary
        read={choices}
        what={firmwareFormTexts.itself}
        waiting={<Loader label={firmwareFormTexts.itself} />}
      >
        {(offered) => <NameAndVersion choices={offered} kind={kind} />}
      </QueryBoundary>
      {missing && <p className={styles.missing}>{firmwareFormTexts.missing(formatFirmware(missing))}</p>}
    </div>
  );
}

type ChoiceProps = { readonly choices: readonly FirmwareChoice[]; readonly kind: OrderProductKind };

const keyOf = ({ firmwareType, name }: Pick<FirmwareChoice, 'firmwareType' | 'name'>): string =>
  `${firmwareType} ${name}`;

function NameAndVersion({ choices, kind }: ChoiceProps) {
  const { firmwareName, setFirmwareName, setFirmware } = useOrderSearchParams();
  const { firmware } = useOrderFirmwareChoice();
  const wanted = firmwareName && keyOf(firmwareName);
  const choice = choices.find((each) => keyOf(each) === wanted) ?? choices[0];
  if (!choice) return <p className="tally">{firmwareFormTexts.none}</p>;
  const { firmwareType, name, versions } = choice;
  const onName = (key: string): void => {
    const next = choices.find((each) => keyOf(each) === key);
    if (next) setFirmwareName(next);
  };
  const onVersion = (version: string): void =>
    setFirmware({ firmwareType, name, version, productFamily: kind.family, deviceType: kind.deviceType });
  return (
    <>
      <NativeSelect
        label={firmwareFormTexts.name}
        value={keyOf(choice)}
        data={choices.map((each) => ({
          value: keyOf(each),
          label: firmwareFormTexts.named(each.name, formatFirmwareType(each.firmwareType)),
        }))}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <NativeSelect
        label={firmwareFormTexts.version}
        value={firmware?.version ?? ''}
        data={[{ value: '', label: firmwareFormTexts.chooseVersion, disabled: true }, ...versions]}
        onChange={(event) => onVersion(event.currentTarget.value)}
      />
    </>
  );
}
