import { eyes } from '../../../factory/model3d/view.ts';
import { render } from '../../../factory/model3d/render.ts';
import type { Design } from '../../design.ts';
import { unitMesh } from '../../unitDevice.ts';

/**
 * A picture of the first unit of a design as the address of a PNG, drawn as the pictures of finished products are:
 * without a graphics card. Empty for a design without units.
 */
export function pictureOf(design: Design, width = 640, height = 480): string {
  const [unit] = design.units;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!unit || !context) return '';
  const { data } = render(unitMesh(design, unit), eyes.PERSPECTIVE, width, height);
  [canvas.width, canvas.height] = [width, height];
  const image = context.createImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    image.data.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    image.data[pixel * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png');
}
