import type { QueryClient } from '@tanstack/react-query';
import { consequenceText, consequenceOfDeletion, platformText, type AppPlatform } from '~/domain/app/app.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { apps, deleteAppVersion, deletePlatform, updateApp, type AppRow } from '~/queries/apps/apps.ts';
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { Objection } from '~/ui/modal/useAttempt.ts';
import { appDraft } from './appDraft.ts';

/** A version as it is now; rejects with an objection where it is gone. */
export async function appNow(client: QueryClient, seen: AppRow): Promise<AppRow> {
  const all = await readNow(client, apps());
  const now = all.find((app) => app.platform === seen.platform && app.version === seen.version);
  if (!now) throw new Objection(appTexts.gone, { final: true });
  return now;
}

/** Reads the apps again; rejects with an objection where the version is gone or another than it was. */
async function demandSame(client: QueryClient, seen: AppRow): Promise<void> {
  const now = await appNow(client, seen);
  if (now.enabled !== seen.enabled || now.message !== seen.message || now.size !== seen.size) {
    throw new Objection(appTexts.changed, { final: true });
  }
}

/** Asks whether a version shall be enabled or disabled, with what that changes for users. */
export function askEnable(client: QueryClient, own: readonly AppRow[], app: AppRow, enabled: boolean): void {
  const { platform, version, message } = app;
  confirm({
    title: enabled ? appTexts.enableTitle(version) : appTexts.disableTitle(version),
    closesOnNavigation: true,
    question: <p>{consequenceText(own, app, enabled)}</p>,
    action: enabled ? appTexts.enableVersion : appTexts.disableVersion,
    run: async (isOpen) => {
      await demandSame(client, app);
      if (!isOpen()) return;
      await perform(client, updateApp(), { body: { platform, version, message, enabled } });
    },
  });
}

type Deletion = {
  readonly client: QueryClient;
  readonly own: readonly AppRow[];
  readonly app: AppRow;
  readonly onDeleted?: () => void;
};

/** Asks whether a version shall go with its file, with what that changes for users. */
export function askDeleteVersion({ client, own, app, onDeleted }: Deletion): void {
  const { platform, version } = app;
  confirm({
    title: appTexts.deleteVersionTitle(platformText(platform), version),
    closesOnNavigation: true,
    question: (
      <>
        <p>{appTexts.deleteVersionQuestion(version)}</p>
        <p>{consequenceOfDeletion(own, app)}</p>
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await demandSame(client, app);
      if (!isOpen()) return;
      await perform(client, deleteAppVersion(version), { path: { platform, version } });
      forgetDraft(appDraft(app));
      onDeleted?.();
    },
  });
}

/** Asks whether all versions of a platform shall go. Where others have come meanwhile, that is shown instead. */
export function askDeletePlatform(
  client: QueryClient,
  platform: AppPlatform,
  own: readonly AppRow[],
  onDeleted: () => void,
): void {
  const name = platformText(platform);
  confirm({
    title: appTexts.deletePlatformTitle(name),
    closesOnNavigation: true,
    question: <p>{appTexts.deletePlatformQuestion(name, own.length)}</p>,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const all = await readNow(client, apps());
      const known = new Set(own.map(({ version }) => version));
      const isNew = all.some((app) => app.platform === platform && !known.has(app.version));
      if (isNew) throw new Objection(appTexts.changed, { final: true });
      if (!isOpen()) return;
      await perform(client, deletePlatform(platform), { path: { platform } });
      for (const app of own) forgetDraft(appDraft(app));
      onDeleted();
    },
  });
}
