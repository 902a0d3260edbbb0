import type { QueryClient } from '@tanstack/react-query';
import { isFirstStep, isPlaceholderState } from '~/domain/configuration/state.ts';
import {
  creationSuccessTexts,
  creationStepTexts,
  duplicateTexts,
} from '~/domain/words/texts/createConfiguration.ts';
import { describeCachedPartRefusal } from '~/domain/part/cachedPart.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs } from '~/api/operations.ts';
import { createNotice, type Notice } from '~/domain/notice/notices.ts';
import { defaultRevisionNote, findPendingRevision } from '~/domain/revision/revision.ts';
import type { Configuration } from './configurations.ts';
import { describeError } from '~/api/describeError.ts';
import { paths } from '~/paths.ts';
import { customMutation, type MutationEffects } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { configurationReadOperations } from './workflow.ts';
import type { Step } from '~/ui/steps/useSteps.ts';

export type NewConfiguration = {
  readonly design: OperationArgs<'configurationSetCreate'>['body'];
  readonly configurationName: string;
  readonly partNumber: string | null;
  readonly note?: string;
  /** Creator of the configuration; an unfinished design of the same creator is continued. */
  readonly createdBy: string;
};

export type ConfigurationCreationProgress = { readonly configurationId: string; readonly revision: string };

type Words = { readonly done: Notice; readonly failed: 'CREATE_ERROR' | 'DUPLICATE_ERROR' };

const linkTo = ({ configurationId }: NewConfiguration['design']): Notice['link'] => ({
  label: creationSuccessTexts.open(configurationId),
  href: paths.workingConfiguration(configurationId),
});

const wordsOf = ({ design }: NewConfiguration): Words =>
  design.copyOf === undefined
    ? { done: createNotice('CREATE_SUCCESS', { link: linkTo(design) }), failed: 'CREATE_ERROR' }
    : {
        done: createNotice('DUPLICATE_SUCCESS', {
          body: duplicateTexts.done(design.copyOf, design.configurationId),
          link: linkTo(design),
        }),
        failed: 'DUPLICATE_ERROR',
      };

function creationFailureText(error: unknown, { partNumber }: NewConfiguration): string {
  const aboutPart = error instanceof ApiError ? describeCachedPartRefusal(error, partNumber) : undefined;
  return joinSentences([describeError(error), aboutPart ?? '']);
}

export const buildCreationEffects = (wanted: NewConfiguration): MutationEffects => ({
  failed: (error) =>
    createNotice(wordsOf(wanted).failed, { body: creationFailureText(error, wanted), report: true }),
});

/**
 * After a conflict `mine` decides whether an earlier try, whose response was lost, created the existing
 * configuration.
 */
async function createOnce(
  id: string,
  create: () => Promise<unknown>,
  mine: (existing: Configuration) => boolean,
): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const existing = await call('configurationGet', { path: { id } });
    if (!mine(existing)) throw error;
  }
}

const createDesign = (wanted: NewConfiguration) => {
  const { design, createdBy } = wanted;
  return customMutation(
    () =>
      createOnce(
        design.configurationId,
        () => call('configurationSetCreate', { body: design }),
        (existing) =>
          isPlaceholderState(existing.configurationState) &&
          existing.createdBy === createdBy &&
          existing.account.accountNumber === design.accountNumber,
      ),
    buildCreationEffects(wanted),
  );
};

export const createDesignRevisionMutation = (wanted: NewConfiguration) =>
  customMutation(async (configurationId: string) => {
    const args = { path: { configurationId }, body: { note: wanted.note?.trim() || defaultRevisionNote } };
    const { revisions } = await call('configurationSetRevisionCreate', args);
    // The response may lack the revisions; the next step needs the new one.
    const now =
      revisions.length > 0
        ? revisions
        : (await call('configurationGet', { path: { id: configurationId } })).revisions;
    return findPendingRevision(now)?.revisionName ?? '';
  }, buildCreationEffects(wanted));

export const createDesignConfigurationMutation = (wanted: NewConfiguration) => {
  const { design, configurationName, partNumber, createdBy } = wanted;
  return customMutation(
    ({ configurationId, revision }: ConfigurationCreationProgress) => {
      const { configurationDescription } = design;
      const about = { configurationName, configurationDescription, partNumber };
      return createOnce(
        configurationId,
        () => call('configurationCreate', { body: { configurationId, revisionId: revision, ...about } }),
        (existing) =>
          isFirstStep(existing.configurationState) &&
          existing.modifiedBy === createdBy &&
          existing.configurationDescription === configurationDescription,
      );
    },
    { ...buildCreationEffects(wanted), done: wordsOf(wanted).done, refreshes: configurationReadOperations },
  );
};

export const configurationCreationLabels: readonly string[] = creationStepTexts;
export const configurationResumptionLabels = configurationCreationLabels.slice(1);

/**
 * Steps: create the design, its revision (the pending one counts), and the configuration of that revision.
 */
export function buildConfigurationCreationSteps(
  client: QueryClient,
  wanted: NewConfiguration,
): readonly Step<ConfigurationCreationProgress>[] {
  const { configurationId } = wanted.design;
  const runs: readonly Step<ConfigurationCreationProgress>['run'][] = [
    async (found) => {
      await executeMutation(client, createDesign(wanted), undefined);
      return { ...found, configurationId };
    },
    async (found) => ({
      ...found,
      revision: await executeMutation(client, createDesignRevisionMutation(wanted), configurationId),
    }),
    async (found) => {
      await executeMutation(client, createDesignConfigurationMutation(wanted), found);
      return found;
    },
  ];
  return runs.map((run, index) => ({ label: configurationCreationLabels[index] ?? '', run }));
}

export const buildConfigurationResumptionSteps = (
  client: QueryClient,
  wanted: NewConfiguration,
): readonly Step<ConfigurationCreationProgress>[] => buildConfigurationCreationSteps(client, wanted).slice(1);
