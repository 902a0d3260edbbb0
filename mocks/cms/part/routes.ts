import { configurationStateSchema } from '../fields.ts';
import { reachesConfiguration } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { partGet, partGetAll, partUsageGet, type Part, type PartRow } from './contract.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';

/** A part as lists show it. */
const rowOf = (part: Part): PartRow => ({
  partNumber: part.partNumber,
  label: part.label,
  partType: part.partType,
  metaPartType: part.metaPartType,
  partState: part.partState,
  familyCompatibility: part.familyCompatibility,
  modelCompatibility: part.modelCompatibility,
  tagCloud: part.tagCloud,
});

function partRoutes(cms: Cms) {
  const found = (partNumber: string): Part => {
    const part = cms.parts.get(partNumber);
    if (!part) throw notFound('part', partNumber);
    return part;
  };
  return openRoutes()
    .openapi(permitted(partGetAll), (c) => c.json(cms.parts.all().map(rowOf), 200))
    .openapi(permitted(partUsageGet), (c) => {
      const { partNumber } = found(c.req.valid('param').partNumber);
      const uses = cms.store.configurations.usesOf(partNumber).filter(({ configurationId }) => {
        if (!c.var.caller.reach) return true;
        const record = cms.store.configurations.get(configurationId);
        return record && reachesConfiguration(c.var.caller, record);
      });
      return c.json(
        uses.map((use) => ({ ...use, state: configurationStateSchema.parse(use.state) })),
        200,
      );
    })
    .openapi(permitted(partGet), (c) => c.json(found(c.req.valid('param').partNumber), 200));
}

export const partSubject = cmsSubject(contract, partRoutes);
