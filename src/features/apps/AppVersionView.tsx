import { useStartedJob } from '~/platform/jobs/useStartedJob.ts';
import { PageForm } from '~/ui/form/PageForm.tsx';
import { useQueryClient } from '@tanstack/react-query';
import {
  findLatestApp,
  formatPlatform,
  acceptedAppFileTypes,
  describeEnableConsequence,
} from '~/domain/app/app.ts';
import { checkAppChange } from '~/domain/app/permission.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { downloadApp, type AppRow, uploadAppFile, updateAppMutation } from '~/queries/apps/apps.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { DownloadButton } from '~/ui/DownloadButton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { confirmDeleteAppVersion, fetchCurrentApp, getAppDraftKey } from './appConfirmations.tsx';
import { LatestAppPreview } from './PlatformView.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { useWatch } from 'react-hook-form';
import {
  appFileFormSchema,
  type AppFileFormValues,
  appFormSchema,
  type AppFormValues,
} from '~/domain/app/forms.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { FileField } from '~/ui/form/FileField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { AppArchiveDetails, getArchiveError, useArchiveInspection } from './AppArchiveDetails.tsx';
import { executeMutation } from '~/queries/executeMutation.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useServerForm } from '~/ui/form/useServerForm.ts';
import { type OpenCheck } from '~/ui/modal/useSubmit.ts';

const formOf = ({ message, enabled }: AppFormValues): AppFormValues => ({ message, enabled });

function AppFields({ app, own }: { readonly app: AppRow; readonly own: readonly AppRow[] }) {
  const client = useQueryClient();
  const form = useServerForm<AppFormValues>(appFormSchema, formOf(app), getAppDraftKey(app));
  const { control, baseline, settle } = form;
  const enabled = useWatch({ control, name: 'enabled' });
  const save = async (typed: AppFormValues, isOpen: OpenCheck): Promise<void> => {
    const update = updateIfUnchanged<AppFormValues, AppRow>({
      baseline: { known: (now) => baseline.known(formOf(now)), see: (now) => baseline.see(formOf(now)) },
      read: () => fetchCurrentApp(client, app),
      compare: (seen, now) => now.enabled !== seen.enabled || now.message !== seen.message,
      texts: {
        gone: appTexts.gone,
        changed: (now) => appTexts.overtaken(now.enabled, now.message),
      },
    });
    const saved = await update(isOpen, (now) =>
      executeMutation(client, updateAppMutation(), { app: now, ...typed }),
    );
    // A response without a version does not say what is stored: take the submitted values.
    settle(saved.version === '' ? typed : formOf(saved));
  };
  return (
    <PageForm
      form={form}
      onSubmit={save}
      action={commonTexts.save}
      decision={checkAppChange(useActor(), 'barUpdate')}
      cancel={paths.app(app.platform)}
    >
      <TextareaField control={control} name="message" label={appTexts.message} />
      <SwitchField
        control={control}
        name="enabled"
        label={appTexts.enable}
        description={describeEnableConsequence(own, app, enabled)}
      />
    </PageForm>
  );
}

type Props = { readonly app: AppRow; readonly own: readonly AppRow[] };

export function AppVersionView({ app, own }: Props) {
  const { platform, version, enabled, size } = app;
  const actor = useActor();
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const name = formatPlatform(platform);
  return (
    <>
      <PageHeader
        title={appTexts.version(version)}
        trail={[
          { label: appTexts.title, to: paths.apps() },
          { label: name, to: paths.app(platform) },
        ]}
        state={
          <Badge colour={enabled ? 'green' : 'grey'}>{enabled ? appTexts.enabled : appTexts.disabled}</Badge>
        }
        meta={size === null ? appTexts.noFile : appTexts.size(size)}
        actions={
          <>
            {size !== null && (
              <DownloadButton what={appTexts.version(version)} onDownload={() => downloadApp(app).ended} />
            )}
            <ActionMenu
              label={appTexts.actions(appTexts.version(version))}
              actions={[
                {
                  label: appTexts.deleteVersion,
                  decision: checkAppChange(actor, 'barVersionDelete'),
                  dangerous: true,
                  onSelect: () =>
                    confirmDeleteAppVersion({
                      client,
                      own,
                      app,
                      onDeleted: () => void onward(paths.app(platform), { replace: true }),
                    }),
                },
              ]}
            />
          </>
        }
      />
      <div className="stack">
        <Panel title={appTexts.facts}>
          <AppFields key={`${platform}/${version}`} app={app} own={own} />
        </Panel>
        <AppFile key={`${platform}/${version}`} app={app} />
        <LatestAppPreview latest={findLatestApp(own, platform)} />
      </div>
    </>
  );
}

function AppFile({ app }: { readonly app: AppRow }) {
  const client = useQueryClient();
  const decision = checkAppChange(useActor(), 'binaryAssetUpload');
  const { control, handleSubmit, reset } = useZodForm<AppFileFormValues>(appFileFormSchema, {
    file: undefined,
  });
  const file = useWatch({ control, name: 'file' });
  const look = useArchiveInspection(file);
  const { id: job, isRunning, begin } = useStartedJob<undefined>(() => reset());
  if (!decision.allowed) return null;
  const onSend = ({ file: chosen }: AppFileFormValues): void => {
    if (chosen) begin(uploadAppFile(client, app, chosen), undefined);
  };
  const refusal = getArchiveError(file, look);
  return (
    <Panel title={appTexts.replaceFile}>
      <form noValidate className="pageForm" onSubmit={(event) => void handleSubmit(onSend)(event)}>
        <FileField
          control={control}
          name="file"
          label={appTexts.file}
          accept={acceptedAppFileTypes}
          caution={app.size === null ? undefined : appTexts.replaceAbout}
        />
        <AppArchiveDetails file={file} look={look} />
        {job !== undefined && <JobProgress id={job} />}
        <div className="entryEnd">
          <BusyButton type="submit" busy={isRunning} disabled={refusal !== undefined}>
            {commonTexts.upload}
          </BusyButton>
        </div>
      </form>
    </Panel>
  );
}
