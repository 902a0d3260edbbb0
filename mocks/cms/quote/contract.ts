import { z } from '@hono/zod-openapi';
import { apiErrorSchema, json, refusals } from '../answers.ts';
import { serviceGoverned } from '../operation.ts';
import { wholeNumber } from '../fields.ts';

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

const service = serviceGoverned('Quotes');
const quoteId = wholeNumber(1, Number.MAX_SAFE_INTEGER).openapi({ description: 'In the quoting system.' });

const tested = json(
  'Every output has its connector.',
  z
    .object({ quoteId: z.number().int().nullable(), connections: z.number().int().nullable() })
    .openapi('TestedWiring'),
);

export const quoteWiringTest = {
  ...service.get('/kbmax/account/testWiring/{quoteId}/{accountNumber}', {
    summary: 'Test the wiring of a quote',
    description:
      'Gives each output of the receivers a connector of a control that works it. Takes its time, and writes into the log of the quote what came of it.',
    request: { params: z.object({ quoteId, accountNumber: z.string() }) },
    answer: tested,
  }),
  responses: {
    200: tested,
    ...refusals,
    400: json(
      'A component is left without a connector, or the request breaks a rule of its fields.',
      z.union([wiringErrorSchema, apiErrorSchema]),
    ),
  },
};

export const quoteTreeBuild = service.get('/kbmax/buildTree/{quoteId}', {
  summary: 'Build the product tree of a quote',
  description:
    'From its configured products. The tree is kept until the quote changes, or until the trees are cleared.',
  request: { params: z.object({ quoteId }) },
  answer: json('The tree.', nodeSchema),
});

export const productCacheClear = service.get('/products/clearPOCCache', {
  summary: 'Clear the kept product trees',
  answer: json(
    'The trees are built anew from now on.',
    z.object({ cleared: z.number().int().nullable() }).openapi('ClearedCache'),
  ),
});
