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
import { firmwareTypeText } from '~/domain/firmware/firmware.ts';
import {
  firmwareText,
  type FirmwareChoice,
  firmwareFromAddress,
  firmwareNameFrom,
  firmwareQuery,
  productFirmwareType,
  type OrderedFirmware,
  firmwareChoices,
  isOffered,
} from '~/domain/serviceOrder/orderedFirmware.ts';
import { firmwareFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { QueryBoundary } from '~/ui/Answer.tsx';
import { Loader } from '~/ui/Loader.tsx';
import styles from './Form.module.css';
import { listToUpdate } from '~/domain/serviceOrder/fleet.ts';
import { defaultOrderType, serviceOrderTypeOf } from '~/domain/serviceOrder/state.ts';
import { usePageSearchParams } from '~/platform/routing/useAddressQuery.ts';
import { useQuery } from '@tanstack/react-query';
import { firmwareListQuery } from '~/queries/firmware/firmware.ts';

export function useOfferedFirmware() {
  const { kind, firmware } = useOrderAddress();
  const { family, deviceType } = kind;
  const list = firmwareListQuery();
  type All = Parameters<typeof firmwareChoices>[0];
  const choicesOf = useCallback((all: All) => firmwareChoices(all, family, deviceType), [family, deviceType]);
  const choices = useQuery({ ...list, select: choicesOf });
  const isThere = firmware !== undefined && choices.data !== undefined && isOffered(choices.data, firmware);
  return {
    choices,
    firmware: isThere ? firmware : undefined,
    missing: choices.data && !isThere ? firmware : undefined,
  };
}

type Kind = { readonly family: ProductFamily; readonly deviceType: DeviceType };

function kindFrom(parameters: URLSearchParams): Kind {
  const list = new URLSearchParams(parameters.get('filter') ?? '');
  const family = parameters.get('family') ?? list.get('family');
  const device = parameters.get('device') ?? list.get('type');
  return {
    family: productFamilies.find((each) => each === family) ?? defaultFamily,
    deviceType: deviceTypes.find((each) => each === device) ?? 'CU',
  };
}

export function useOrderAddress() {
  const [parameters, change] = usePageSearchParams();
  const firmware = useMemo(() => firmwareFromAddress(parameters), [parameters]);
  return {
    type: serviceOrderTypeOf(parameters.get('type')) ?? defaultOrderType,
    kind: kindFrom(parameters),
    firmware,
    /** The firmware that is looked at, before one of its versions is chosen. */
    firmwareName: firmwareNameFrom(parameters),
    /** Filter of the products that are to be updated, as the parameters of a list; null without one. */
    filter: listToUpdate(parameters.get('filter')),
    /** Order of which those products are ordered anew that have rejected it; null without one. */
    rejectedOf: parameters.get('rejectedOf')?.trim() || null,
    setType: (type: string) => change({ type }),
    setKind: ({ family, deviceType }: Kind) => change({ family, device: deviceType, name: '', version: '' }),
    setFirmwareName: ({ firmwareType, name }: Pick<OrderedFirmware, 'firmwareType' | 'name'>) =>
      change({ firmwareType: firmwareType === productFirmwareType ? '' : firmwareType, name, version: '' }),
    setFirmware: (chosen: OrderedFirmware) => change(firmwareQuery(chosen)),
  };
}

export function FirmwareFields() {
  const { kind, setKind } = useOrderAddress();
  const { family, deviceType } = kind;
  const { choices, missing } = useOfferedFirmware();
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
      {missing && <p className={styles.missing}>{firmwareFormTexts.missing(firmwareText(missing))}</p>}
    </div>
  );
}

type ChoiceProps = { readonly choices: readonly FirmwareChoice[]; readonly kind: Kind };

const keyOf = ({ firmwareType, name }: Pick<FirmwareChoice, 'firmwareType' | 'name'>): string =>
  `${firmwareType} ${name}`;

function NameAndVersion({ choices, kind }: ChoiceProps) {
  const { firmwareName, setFirmwareName, setFirmware } = useOrderAddress();
  const { firmware } = useOfferedFirmware();
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
          label: firmwareFormTexts.named(each.name, firmwareTypeText(each.firmwareType)),
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
