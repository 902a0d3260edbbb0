import { expect, test } from 'vitest';
import { explainComparisonViolation } from '../lint/states.mjs';

test.each([
  ['src/features/parts/a.tsx', 'GENERATING_ARTEFACTS', false],
  ['src/queries/files/a.ts', 'PENDING', false],
  ['src/widgets/grants/a.tsx', 'STAFF', false],
  ['src/app/a.ts', 'CONFIGURED_3D', false],
  ['src/features/parts/a.tsx', 'INDENTED', true],
  ['src/features/parts/a.tsx', 1, true],
  ['src/features/parts/a.test.tsx', 'PENDING', true],
  ['src/domain/workflow/a.ts', 'PENDING', true],
  ['mocks/cms/a.ts', 'PENDING', true],
])('in %s a comparison with %s: %s', (file, value, allowed) => {
  expect(explainComparisonViolation(file, value) === undefined).toBe(allowed);
});
