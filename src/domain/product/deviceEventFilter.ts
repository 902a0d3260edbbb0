import { productEventTypes, type ProductEventType } from './deviceEvent.ts';

/** The filter of the device events of a configuration's products; all of it stands in the address. Pages count from 1. */
export type ProductEventFilter = {
  readonly type: ProductEventType | 'ALL';
  /** A serial number; empty for the events of every product. */
  readonly serialNumber: string;
  readonly page: number;
};

export const eventTypeChoices = ['ALL', ...productEventTypes] as const;

export const eventPageSize = 50;

/** The filter an address asks for; a value nobody defined counts as its default. */
export function eventFilterFrom(parameters: URLSearchParams): ProductEventFilter {
  return {
    type: eventTypeChoices.find((type) => type === parameters.get('type')) ?? 'ALL',
    serialNumber: parameters.get('serial') ?? '',
    page: pageFrom(parameters),
  };
}

/** The page an address asks for, from 1; anything that is no page is the first. */
export function pageFrom(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** The filter as the parameters of an address; what is at its default is left out. */
export const eventFilterQuery = ({
  type,
  serialNumber,
  page,
}: ProductEventFilter): Readonly<Record<'type' | 'serial' | 'page', string>> => ({
  type: type === 'ALL' ? '' : type,
  serial: serialNumber,
  page: page === 1 ? '' : String(page),
});

export type ProductEventBody = {
  configurationId: string;
  productEventType?: ProductEventType;
  serialNumber?: string;
  errorsOnly: boolean;
};

/** The body the events of a configuration are asked with. */
export const toEventBody = (
  configurationId: string,
  { type, serialNumber }: ProductEventFilter,
  errorsOnly: boolean,
): ProductEventBody => ({
  configurationId,
  errorsOnly,
  ...(type !== 'ALL' && { productEventType: type }),
  ...(serialNumber && { serialNumber }),
});
