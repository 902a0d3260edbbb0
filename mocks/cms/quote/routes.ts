import { z } from '@hono/zod-openapi';
import { apiErrorSchema, jsonContent, refusals, createIntegerSchema } from '../fields.ts';
import { createServiceOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import type { DeviceComponent } from '../../../src/domain/quote/devices.ts';
import type { Quote } from '../../../src/domain/quote/quoteDto.ts';
import type { CmsContext } from '../cmsContext.ts';
import { listConnectors, listQuoteUnits, type QuoteUnit, findUnitPart } from './devices.ts';
import { getQuoteAccountNumber } from '../../../src/domain/quote/facts.ts';
import { canSeeAccount, type Caller } from '../caller.ts';
import { createBadRequestError, createNotFoundError } from '../httpErrors.ts';

const outputSchema = z.object({
  connectorType: z.string().openapi({ example: 'ANALOGUE' }),
  count: z.number().int().nullable(),
});

const nodeSchema = z
  .object({
    designator: z.string().openapi({ description: 'Empty for the system as a whole.', example: 'J1' }),
    componentType: z.string().openapi({ example: 'Joystick' }),
    partNumber: z.string().openapi({ description: 'Empty where nobody has chosen a part yet.' }),
    name: z.string(),
    outputs: z.array(outputSchema).openapi({ description: 'The connectors that its outputs offer.' }),
    get children() {
      return z.array(nodeSchema);
    },
  })
  .openapi('ProductTree');
export type ProductTree = z.infer<typeof nodeSchema>;

const wiringErrorSchema = z
  .object({
    partOutPut: z.object({ connectorType: z.string().openapi({ example: 'ANALOGUE' }) }),
    component: z.object({
      designator: z.string().openapi({ example: 'K1' }),
      componentType: z.string().openapi({ example: 'PWM output' }),
    }),
    description: z.string(),
  })
  .openapi('WiringError', { description: 'A component for which there is no connector left.' });
export type WiringError = z.infer<typeof wiringErrorSchema>;

const service = createServiceOperations('Quotes');
const quoteIdSchema = createIntegerSchema(1, Number.MAX_SAFE_INTEGER).openapi({
  description: 'In the quoting system.',
});

const tested = jsonContent(
  'Every output has its connector.',
  z
    .object({ quoteId: z.number().int().nullable(), connections: z.number().int().nullable() })
    .openapi('TestedWiring'),
);

const quoteOperations = {
  quoteWiringTest: {
    ...service.get('/kbmax/account/testWiring/{quoteId}/{accountNumber}', 'Test the wiring of a quote', {
      description:
        'Gives each output of the receivers a connector of a control that works it. Takes its time, and writes into the log of the quote what came of it.',
      params: { quoteId: quoteIdSchema },
      answer: tested,
    }),
    responses: {
      200: tested,
      ...refusals,
      400: jsonContent(
        'A component is left without a connector, or the request breaks a rule of its fields.',
        z.union([wiringErrorSchema, apiErrorSchema]),
      ),
    },
  },
  quoteTreeBuild: service.get('/kbmax/buildTree/{quoteId}', 'Build the product tree of a quote', {
    description:
      'From its configured products. The tree is kept until the quote changes, or until the trees are cleared.',
    params: { quoteId: quoteIdSchema },
    answer: jsonContent('The tree.', nodeSchema),
  }),
  productCacheClear: service.get('/products/clearPOCCache', 'Clear the kept product trees', {
    answer: jsonContent(
      'The trees are built anew from now on.',
      z.object({ cleared: z.number().int().nullable() }).openapi('ClearedCache'),
    ),
  }),
};

const nodeOf = (component: DeviceComponent, kind: QuoteUnit['kind']): ProductTree => ({
  designator: component.designator,
  componentType: component.componentType,
  partNumber: component.partNumber,
  name: component.function,
  outputs: kind === 'TRANSMITTER' ? [...listConnectors(component)] : [],
  children: [],
});

const treeOf = (cms: CmsContext, quote: Quote): ProductTree => ({
  designator: '',
  componentType: 'System',
  partNumber: '',
  name: quote.name ?? '',
  outputs: [],
  children: listQuoteUnits(quote).map((unit) => ({
    designator: unit.name,
    componentType: unit.kind === 'TRANSMITTER' ? 'Transmitter' : 'Receiver',
    partNumber: findUnitPart(cms, unit),
    name: unit.productName,
    outputs: [],
    children: unit.components.map((component) => nodeOf(component, unit.kind)),
  })),
});

/**
 * Connectors that can work an output, by output type, best first. A CAN message goes over the bus and needs
 * none.
 */
const worksOutput: Readonly<Record<string, readonly string[]>> = {
  relay: ['DIGITAL', 'E_STOP'],
  'mosfet output': ['DIGITAL'],
  'pwm output': ['ANALOGUE'],
  'voltage output': ['ANALOGUE'],
};

const wantedBy = ({ componentType }: DeviceComponent): readonly string[] =>
  worksOutput[componentType.toLowerCase()] ?? [];

const errorOf = (component: DeviceComponent, connectorType: string): WiringError => {
  const { designator, componentType } = component;
  return {
    partOutPut: { connectorType },
    component: { designator, componentType },
    description: `${designator} (${componentType}) needs a connector of the type ${connectorType}, and no control of the transmitters has one free.`,
  };
};

/**
 * Assigns a connector of a control to each output of the receivers. Returns their number, or the first output
 * without one.
 */
export function assignConnectors(quote: Quote): number | WiringError {
  const units = listQuoteUnits(quote);
  const of = (kind: string): readonly DeviceComponent[] =>
    units.filter((unit) => unit.kind === kind).flatMap(({ components }) => components);
  const free = new Map<string, number>();
  for (const { connectorType, count } of of('TRANSMITTER').flatMap(listConnectors)) {
    free.set(connectorType, (free.get(connectorType) ?? 0) + count);
  }
  let connections = 0;
  for (const output of of('RECEIVER')) {
    const wanted = wantedBy(output);
    const [fittest] = wanted;
    if (fittest === undefined) continue;
    const taken = wanted.find((type) => (free.get(type) ?? 0) > 0);
    if (taken === undefined) return errorOf(output, fittest);
    free.set(taken, (free.get(taken) ?? 0) - 1);
    connections += 1;
  }
  return connections;
}

function findQuote(cms: CmsContext, caller: Caller, id: number): Quote {
  const quote = cms.store.quotes.get(id);
  if (!quote || !canSeeAccount(caller, getQuoteAccountNumber(quote), 'CONFIGURATION'))
    throw createNotFoundError('quote', String(id));
  return quote;
}

function quoteRoutes(cms: CmsContext): OperationHandlers<typeof quoteOperations> {
  const trees = new Map<number, { readonly modified: string; readonly tree: ProductTree }>();
  const log = (quoteId: number, message: string, level: string): void =>
    cms.store.quotes.addLog(quoteId, { message, level, date: cms.now() });
  return {
    quoteWiringTest: ({ caller, param: { quoteId, accountNumber } }) => {
      const quote = findQuote(cms, caller, quoteId);
      if (!cms.accounts.get(accountNumber))
        throw createBadRequestError(`There is no account ${accountNumber}.`);
      const wired = assignConnectors(quote);
      if (typeof wired === 'number') {
        log(quoteId, `Wiring tested: ${wired} connections`, 'INFO');
        return { quoteId, connections: wired };
      }
      log(quoteId, `Wiring failed: ${wired.description}`, 'ERROR');
      return Response.json(wired, { status: 400 });
    },
    quoteTreeBuild: ({ caller, param }) => {
      const quote = findQuote(cms, caller, param.quoteId);
      const modified = quote.modifiedDate ?? '';
      const kept = trees.get(quote.id);
      const tree = kept?.modified === modified ? kept.tree : treeOf(cms, quote);
      trees.set(quote.id, { modified, tree });
      return tree;
    },
    productCacheClear: () => {
      const cleared = trees.size;
      trees.clear();
      return { cleared };
    },
  };
}

export const quoteModule = createApiModule(quoteOperations, quoteRoutes);
