import { seededEmails, type TestCms } from './testCms.ts';

/** A configuration as the CMS returns it to an administrator. */
export const fetchConfiguration = async (cms: TestCms, id: string, revision?: string) =>
  (
    await cms.call(
      seededEmails.admin,
      'GET',
      `/configurations/${id}${revision ? `?revision=${revision}` : ''}`,
    )
  ).body;

/** A seeded configuration in this state with at least one product configuration. */
export function findSeededConfiguration(cms: TestCms, state: string): string {
  const page = { sort: 'created', offset: 0, limit: 100 } as const;
  const found = cms.store.configurations
    .find({ state }, page)
    .find(({ revisions }) => (revisions.at(-1)?.productConfigurations.length ?? 0) > 1);
  if (!found) throw new Error(`Nothing in ${state}`);
  return found.configurationId;
}

export const listRevisionStates = (revisions: readonly { revisionName: string; revisionState: string }[]) =>
  revisions.map(({ revisionName, revisionState }) => `${revisionName} ${revisionState}`);

/** A seeded configuration in the state of configuring, with built artefacts and a product configuration. */
export function findBuiltConfiguration(cms: TestCms) {
  const found = cms.store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 50 })
    .find(({ revisions }) => {
      const last = revisions.at(-1);
      return (
        last && last.builds.length > 0 && last.artefacts.length === 0 && last.productConfigurations.length > 0
      );
    });
  const revision = found?.revisions.at(-1);
  if (!found || !revision) throw new Error('The seed has nothing to look at');
  const productConfiguration = revision.productConfigurations[0]?.productConfigurationId ?? '';
  return { configurationId: found.configurationId, revision: revision.revisionName, productConfiguration };
}

export const toQueryString = (values: Record<string, string | number | boolean>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
