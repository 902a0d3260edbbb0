import { call } from '~/api/call.ts';
import { upload } from '~/api/upload.ts';

/** The view of the 3D model shown for a device where only one picture fits. */
const view = 'PERSPECTIVE';

function fileOf(dataUrl: string): File {
  const bytes = Uint8Array.from(
    atob(dataUrl.slice(dataUrl.indexOf(',') + 1)),
    (each) => each.codePointAt(0) ?? 0,
  );
  return new File([bytes], 'perspective.png', { type: 'image/png' });
}

/**
 * Uploads a PNG data URL for the first transmitter of the configuration; without a product configuration
 * nothing is stored.
 */
export async function uploadDesignPicture(id: string, revision: string, picture: string): Promise<void> {
  const { productConfigurations } = await call('configurationGet', { path: { id }, query: { revision } });
  const pictured =
    productConfigurations.find(({ deviceType }) => deviceType === 'PCU') ?? productConfigurations[0];
  if (!pictured) return;
  const { productConfigurationId } = pictured;
  const file = fileOf(picture);
  await upload(
    'productConfigurationImageUpload',
    { query: { productConfigurationId, kbMaxImageType: view } },
    file,
  );
}
