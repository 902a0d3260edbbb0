import { countText } from '../plurals.ts';

/** The texts of what the search box in the header opens. */
export const paletteTexts = {
  results: 'Results',
  searching: 'Searching…',
  reading: (name: string) => `Reading ${name}…`,
  found: (count: number) => countText(count, 'result'),
  nothing: (text: string) => `Nothing is called “${text}”`,
  failed: (group: string) => `${group} could not be read`,
  notFound: (name: string) => `${name} could not be read. Try again.`,
  tryAgain: 'Try again',
  newTab: 'opens a new tab',
  groups: {
    goTo: 'Go to',
    recent: 'Recent',
    create: 'New',
    pages: 'Pages',
    help: 'Help',
    configurations: 'Configurations',
    quotes: 'Quotes',
    products: 'Products',
    serviceOrders: 'Service orders',
    parts: 'Parts',
    customers: 'Customers',
    actions: (id: string, revision: string) => `${id}, revision ${revision}`,
  },
  searchConfigurations: (text: string) => `Search the configurations for “${text}”`,
  configuration: (id: string) => `Configuration ${id}`,
  product: (serialNumber: string) => `Product ${serialNumber}`,
  productAbout: 'What it is, and all it has reported',
  /** A product behind its serial number, with its customer. */
  productDetail: (family: string, type: string, of: string) => `${family} ${type.toLowerCase()} · ${of}`,
  noProduct: (serialNumber: string) => `No product has the serial number ${serialNumber}`,
  part: (partNumber: string) => `Part ${partNumber}`,
  partUsage: 'Where it is used',
  partPage: 'What is milled for it',
  customerAbout: (accountNumber: string) => `${accountNumber} · its configurations`,
} as const;
