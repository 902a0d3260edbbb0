import * as z from 'zod';
import { mappingSchema } from '../deploy/operationMapping.ts';
import { describe } from '../mocks/cms/description.ts';

// The description of the stand-in, and the schema of the file that maps another CMS.
process.stdout.write(JSON.stringify({ description: describe(), mapping: z.toJSONSchema(mappingSchema) }));
