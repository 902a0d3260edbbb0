import * as z from 'zod';
import { mappingSchema } from '../deploy/operationMapping.ts';
import { describe } from '../mocks/cms/description.ts';
import { cpqEndpoints } from '../src/api/cpqOperations.ts';
import { descriptionEndpoints } from '../src/api/descriptionOperations.ts';
import { statusEndpoints } from '../src/api/statusOperations.ts';

// The description of the stand-in, the names of the operations that no description has, and the schema of the file that
// maps another CMS.
process.stdout.write(
  JSON.stringify({
    description: describe(),
    names: Object.keys({ ...descriptionEndpoints, ...cpqEndpoints, ...statusEndpoints }),
    mapping: z.toJSONSchema(mappingSchema),
  }),
);
