import { compareBoms } from '~/domain/bom/comparison.ts';
import { parseBomXml } from '~/domain/bom/parseBomXml.ts';
import { exposeWorker } from '~/platform/worker.ts';
import type { BomComparisonResult, BomTexts } from './comparison.ts';

exposeWorker(({ before, after }: BomTexts): BomComparisonResult => {
  const one = parseBomXml(before);
  const other = parseBomXml(after);
  if (!one.ok) return { side: 'before', reason: one.reason };
  if (!other.ok) return { side: 'after', reason: other.reason };
  return compareBoms(one.bom, other.bom);
});
