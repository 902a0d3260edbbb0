import {
  type FileEntry,
  buildFileGroups,
  type ConfigurationWithFiles,
  type FileAccessContext,
} from './fileGroups.ts';

const viewLabels: ReadonlyMap<string, string> = new Map([
  ['VIEW_PERSPECTIVE', 'Perspective'],
  ['VIEW_TOP', 'Top'],
  ['VIEW_FRONT', 'Front'],
  ['VIEW_BACK', 'Back'],
  ['VIEW_LEFT', 'Left'],
  ['VIEW_RIGHT', 'Right'],
  ['VIEW_BOTTOM', 'Bottom'],
  ['CUSTOM_OVERLAY_TOP_PNG', 'Overlay top'],
  ['CUSTOM_OVERLAY_BACK_PNG', 'Overlay back'],
  ['CUSTOM_OVERLAY_DISPLAY_PNG', 'Overlay display'],
]);

export type ArtefactView = { readonly label: string; readonly file: FileEntry };

export const listArtefactViews = (artefacts: readonly FileEntry[]): readonly ArtefactView[] =>
  [...viewLabels].flatMap(([type, label]) => {
    const file = artefacts.find(({ id, versions }) => id === type && versions.length > 0);
    return file ? [{ label, file }] : [];
  });

const views = ['VIEW_PERSPECTIVE', 'VIEW_TOP', 'VIEW_FRONT'];

export function findTransmitterView(
  configuration: ConfigurationWithFiles,
  viewer: FileAccessContext,
): { readonly productConfigurationId: string | undefined; readonly file: FileEntry | undefined } {
  const transmitter = configuration.productConfigurations.find(({ deviceType }) => deviceType === 'PCU');
  const place = buildFileGroups(configuration, viewer).find(
    ({ productConfigurationId }) => productConfigurationId === transmitter?.productConfigurationId,
  );
  const made = place?.artefacts.filter(({ versions }) => versions.length > 0) ?? [];
  const [file] = views.flatMap((view) => made.find(({ id }) => id === view) ?? []);
  return { productConfigurationId: transmitter?.productConfigurationId, file };
}
