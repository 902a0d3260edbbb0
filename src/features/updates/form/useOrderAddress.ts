import { useMemo } from 'react';
import {
  defaultFamily,
  deviceTypes,
  productFamilies,
  type DeviceType,
  type ProductFamily,
} from '~/domain/product/families.ts';
import { listToUpdate } from '~/domain/serviceOrder/fleet.ts';
import {
  firmwareFromAddress,
  firmwareNameFrom,
  firmwareQuery,
  productFirmwareType,
  type OrderedFirmware,
} from '~/domain/serviceOrder/orderedFirmware.ts';
import { defaultOrderType, serviceOrderTypeOf } from '~/domain/serviceOrder/state.ts';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';

/** Products of one kind, to which firmware is brought. */
export type Kind = { readonly family: ProductFamily; readonly deviceType: DeviceType };

/** The kind an address names, else that of the list of products it names. */
function kindFrom(parameters: URLSearchParams): Kind {
  const list = new URLSearchParams(parameters.get('filter') ?? '');
  const family = parameters.get('family') ?? list.get('family');
  const device = parameters.get('device') ?? list.get('type');
  return {
    family: productFamilies.find((each) => each === family) ?? defaultFamily,
    deviceType: deviceTypes.find((each) => each === device) ?? 'CU',
  };
}

/** The type and the firmware of a new order, which stand in the address. */
export function useOrderAddress() {
  const [parameters, change] = useAddressQuery();
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
    /** Another kind of products has other firmware. */
    setKind: ({ family, deviceType }: Kind) => change({ family, device: deviceType, name: '', version: '' }),
    /** Other firmware has other versions. */
    setFirmwareName: ({ firmwareType, name }: Pick<OrderedFirmware, 'firmwareType' | 'name'>) =>
      change({ firmwareType: firmwareType === productFirmwareType ? '' : firmwareType, name, version: '' }),
    setFirmware: (chosen: OrderedFirmware) => change(firmwareQuery(chosen)),
  };
}
