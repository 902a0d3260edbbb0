import { filePlaces, type FiledConfiguration, type FileEntry, type FileViewer } from './places.ts';

/** The views that show most of a transmitter, the best first. */
const views = ['VIEW_PERSPECTIVE', 'VIEW_TOP', 'VIEW_FRONT'];

/** The picture that stands for a configuration: a view of its first transmitter, as far as it has one. */
export function transmitterView(
  configuration: FiledConfiguration,
  viewer: FileViewer,
): { readonly productConfigurationId: string | undefined; readonly file: FileEntry | undefined } {
  const transmitter = configuration.productConfigurations.find(({ deviceType }) => deviceType === 'PCU');
  const place = filePlaces(configuration, viewer).find(
    ({ productConfigurationId }) => productConfigurationId === transmitter?.productConfigurationId,
  );
  const made = place?.artefacts.filter(({ versions }) => versions.length > 0) ?? [];
  const [file] = views.flatMap((view) => made.find(({ id }) => id === view) ?? []);
  return { productConfigurationId: transmitter?.productConfigurationId, file };
}
