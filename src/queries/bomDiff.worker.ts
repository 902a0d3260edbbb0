import { bomDiff } from '~/domain/bomDiff.ts';
import { parseBomXml } from '~/domain/bomXml.ts';
import { answerAsWorker } from '~/ui/worker.ts';
import type { BomDifference, BomTexts } from '~/queries/comparison.ts';

answerAsWorker(({ before, after }: BomTexts): BomDifference => {
  const one = parseBomXml(before);
  const other = parseBomXml(after);
  if (!one.ok) return { side: 'before', reason: one.reason };
  if (!other.ok) return { side: 'after', reason: other.reason };
  return bomDiff(one.bom, other.bom);
});
