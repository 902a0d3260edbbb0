import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  describeEnableConsequence,
  describeDeletionConsequence,
  formatPlatform,
  type AppPlatform,
} from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import {
  appsQuery,
  deleteAppVersionMutation,
  deletePlatformMutation,
  updateAppMutation,
  type AppRow,
} from '~/queries/apps/apps.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import {
  createAlreadyAppliedCheck,
  updateIfUnchanged,
  type ConditionalUpdate,
} from '~/queries/updateIfUnchanged.tsx';
import { removeDraft, readDraft } from '~/platform/drafts.ts';
import { createBaseline } from '~/ui/form/baseline.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import * as z from 'zod/mini';

const typedFields = z.object({ message: z.string() });

export const getAppDraftKey = ({ platform, version }: Pick<AppRow, 'platform' | 'version'>): string =>
  `app.${platform}.${version}`;

export const readDraftMessage = (version: Parameters<typeof getAppDraftKey>[0]): string | undefined =>
  typedFields.safeParse(readDraft(getAppDraftKey(version))).data?.message;

export const fetchCurrentApp = async (client: QueryClient, seen: AppRow): Promise<AppRow | undefined> =>
  (await fetchFresh(client, appsQuery())).find(
    (app) => app.platform === seen.platform && app.version === seen.version,
  );

const texts = { gone: appTexts.gone, changed: appTexts.changed, isFinal: true } as const;

const updateAppIfUnchanged = (client: QueryClient, app: AppRow): ConditionalUpdate<AppRow> =>
  updateIfUnchanged({
    baseline: createBaseline(app),
    read: () => fetchCurrentApp(client, app),
    compare: (seen, now) =>
      now.enabled !== seen.enabled || now.message !== seen.message || now.size !== seen.size,
    texts,
  });

export function confirmSetAppEnabled(
  client: QueryClient,
  own: readonly AppRow[],
  app: AppRow,
  enabled: boolean,
): void {
  const { version, message } = app;
  const update = updateAppIfUnchanged(client, app);
  openConfirmModal({
    title: enabled ? appTexts.enableTitle(version) : appTexts.disableTitle(version),
    question: <p>{describeEnableConsequence(own, app, enabled)}</p>,
    action: enabled ? appTexts.enableVersion : appTexts.disableVersion,
    run: async (isOpen) => {
      const write = (now: AppRow) =>
        executeMutation(client, updateAppMutation(), { app: now, message, enabled });
      await update(isOpen, write, {
        arrival: createAlreadyAppliedCheck(
          client,
          updateAppMutation(),
          (now) => now.enabled === enabled && now.message === message,
        ),
      });
    },
  });
}

type Deletion = {
  readonly client: QueryClient;
  readonly own: readonly AppRow[];
  readonly app: AppRow;
  readonly onDeleted?: () => void;
};

export function confirmDeleteAppVersion({ client, own, app, onDeleted }: Deletion): void {
  const { platform, version } = app;
  confirmDeletion({
    client,
    title: appTexts.deleteVersionTitle(formatPlatform(platform), version),
    question: (
      <>
        <p>{appTexts.deleteVersionQuestion(version)}</p>
        <p>{describeDeletionConsequence(own, app)}</p>
      </>
    ),
    deletion: deleteAppVersionMutation(version),
    input: { path: { platform, version } },
    update: updateAppIfUnchanged(client, app),
    onDeleted: () => {
      removeDraft(getAppDraftKey(app));
      onDeleted?.();
    },
  });
}

/** Asks before all versions of a platform are deleted; versions that were added meanwhile are shown first. */
export function confirmDeleteAppPlatform(
  client: QueryClient,
  platform: AppPlatform,
  own: readonly AppRow[],
  onDeleted: () => void,
): void {
  const name = formatPlatform(platform);
  confirmDeletion({
    client,
    title: appTexts.deletePlatformTitle(name),
    question: <p>{appTexts.deletePlatformQuestion(name, own.length)}</p>,
    deletion: deletePlatformMutation(platform),
    input: { path: { platform } },
    update: updateIfUnchanged<readonly AppRow[]>({
      baseline: createBaseline(own),
      read: async () => (await fetchFresh(client, appsQuery())).filter((app) => app.platform === platform),
      compare: (seen, now) => now.some(({ version }) => !seen.some((each) => each.version === version)),
      texts,
    }),
    isDone: (now) => now.length === 0,
    onDeleted: () => {
      for (const app of own) removeDraft(getAppDraftKey(app));
      onDeleted();
    },
  });
}
