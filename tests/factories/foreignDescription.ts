type Standard = '3.0.3' | '3.1.0';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (of: unknown) => ({ content: { 'application/json': { schema: of } } });
const fields = (count: number, of: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, of(index)]));

/** A nullable type in the form of the OpenAPI version. */
const orNull = (standard: Standard, type: string) =>
  standard === '3.0.3' ? { type, nullable: true } : { type: [type, 'null'] };

/** A schema that refers to itself, to other schemas in a cycle, and to a missing one. */
const node = (standard: Standard, index: number, all: number) => ({
  type: 'object',
  required: ['self', 'field0'],
  properties: {
    self: schema(`Node${index}`),
    next: { type: 'array', items: schema(`Node${(index * 7 + 1) % all}`) },
    lost: schema('Nowhere'),
    named: { type: 'object', additionalProperties: schema(`Node${(index + 3) % all}`) },
    maybe: orNull(standard, 'string'),
    ...fields(12, (field) => ({
      oneOf: [schema(`Node${(index * 31 + field) % all}`), schema('Animal'), { type: 'string' }],
    })),
  },
});

const animal = {
  oneOf: [schema('Cat'), schema('Dog')],
  discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
};
const cat = { allOf: [schema('Pet'), { type: 'object', properties: { lives: { type: 'integer' } } }] };
const pet = { allOf: [schema('Cat')] };

/**
 * A large OpenAPI description of a foreign API: `count` operations with recursive schemas, path parameters,
 * and references to parameters, bodies and responses, some of them broken.
 */
export function buildForeignDescription(standard: Standard, count = 2000, schemas = 600): object {
  return {
    openapi: standard,
    info: { title: 'Elsewhere', version: '7' },
    components: {
      schemas: {
        ...Object.fromEntries(
          Array.from({ length: schemas }, (_, index) => [`Node${index}`, node(standard, index, schemas)]),
        ),
        Animal: animal,
        Cat: cat,
        Dog: schema('Dog'),
        Pet: pet,
      },
      parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } } },
      requestBodies: { Animal: { required: true, ...json(schema('Animal')) } },
      responses: { Gone: { description: 'It is gone.' } },
    },
    paths: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `/things/${index}/{id}`,
        {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          post: {
            operationId: `thing${index}`,
            tags: [`Area ${index % 40}`],
            summary: `Thing ${index}`,
            parameters: [
              { $ref: '#/components/parameters/Limit' },
              { $ref: '#/components/parameters/Nowhere' },
            ],
            requestBody: { $ref: `#/components/requestBodies/${index % 2 === 0 ? 'Animal' : 'Nowhere'}` },
            responses: {
              200: { description: 'Done.', ...json(schema(`Node${index % schemas}`)) },
              404: { $ref: '#/components/responses/Nowhere' },
              410: { $ref: '#/components/responses/Gone' },
            },
          },
        },
      ]),
    ),
  };
}
