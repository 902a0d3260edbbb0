import { getArtefactLabel } from './artefactKinds.ts';

export type BuildResult = {
  readonly artefactType: string;
  readonly productConfigurationId: string | null;
  readonly ok: boolean;
  readonly error: string | null;
};

type Building = {
  readonly artefactType: string;
  readonly artefactState?: string | null;
};

export type BuildSnapshot = {
  readonly artefacts: readonly Building[];
  readonly productConfigurations: readonly {
    readonly productConfigurationId: string;
    readonly artefacts: readonly Building[];
  }[];
};

const nameOf = (artefactType: string, productConfigurationId: string | null): string =>
  productConfigurationId === null
    ? getArtefactLabel(artefactType)
    : `${getArtefactLabel(artefactType)} of ${productConfigurationId}`;

export const listBuildFailures = (results: readonly BuildResult[]): readonly string[] =>
  results
    .filter(({ ok }) => !ok)
    .map(({ artefactType, productConfigurationId, error }) =>
      [nameOf(artefactType, productConfigurationId), error].filter(Boolean).join(': '),
    );

const allOf = ({ artefacts, productConfigurations }: BuildSnapshot) => [
  ...productConfigurations.flatMap((place) =>
    place.artefacts.map((each) => ({ ...each, productConfigurationId: place.productConfigurationId })),
  ),
  ...artefacts.map((each) => ({ ...each, productConfigurationId: null })),
];

/** Progress of a running build: `share` from 0 to 1, undefined without artefacts, and the next artefact. */
export function computeBuildProgress(built: BuildSnapshot): {
  readonly share: number | undefined;
  readonly detail: string;
} {
  const all = allOf(built);
  const waiting = all.filter(({ artefactState }) => artefactState === 'PENDING');
  const done = all.length - waiting.length;
  const [next] = waiting;
  if (all.length === 0) return { share: undefined, detail: '' };
  const name = next && nameOf(next.artefactType, next.productConfigurationId);
  return {
    share: done / all.length,
    detail: [`${done} of ${all.length} files`, name].filter(Boolean).join(', now '),
  };
}

export const listBuildResults = (built: BuildSnapshot): readonly BuildResult[] =>
  allOf(built).map(({ artefactType, productConfigurationId, artefactState }) => ({
    artefactType,
    productConfigurationId,
    ok: artefactState !== 'FAILED',
    error: null,
  }));
