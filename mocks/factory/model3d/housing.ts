import { panelOutline, rimOf, type Device } from '../device/device.ts';
import { overlay } from '../device/overlay.ts';
import type { Colour } from '../drawing/drawing.ts';
import { rectangle } from '../drawing/outline.ts';
import type { FileFacts } from '../fileFacts.ts';
import { plate } from './fittings.ts';
import { prism, turned, type Solid } from './solids.ts';

const rubber: Colour = '#1d2025';

export function housingOf(device: Device, facts: FileFacts): readonly Solid[] {
  const { model, colours } = device;
  const [width, depth, height] = model.size;
  const seam = height * (model.form === 'RECEIVER' ? 0.62 : 0.45);
  const rim = rimOf(model);
  const sheet = overlay(device, facts, 'TOP');
  const lower = prism(panelOutline(model, 3, [0, 0]), [0, seam], colours.base);
  const upper = prism(panelOutline(model, 0, [0, 0]), [seam, height], colours.shell);
  return [
    lower,
    {
      ...upper,
      print: {
        drawing: sheet,
        corner: [rim - width / 2, rim - depth / 2, height],
        right: [1, 0, 0],
        up: [0, 1, 0],
      },
    },
    typeLabel(device, facts),
    ...(model.form === 'RECEIVER' ? feet(device) : [antennaStub(device)]),
    ...(model.form === 'PISTOL' ? [plate([0, -depth * 0.28, -112], [32, 44, 112], colours.base, 15)] : []),
  ];
}

/** The plate on the underside, with the label that is read from below: left and right change places there. */
function typeLabel(device: Device, facts: FileFacts): Solid {
  const [width, depth] = device.model.size;
  const drawing = overlay(device, facts, 'BACK');
  const size = Math.min(drawing.width, width * 0.7) / drawing.width;
  const middle = depth * 0.06;
  const ring = rectangle([0, middle], width * 0.8, depth * 0.72);
  const { rings } = prism(ring, [-3, 0], '#434a55');
  return {
    colour: '#434a55',
    rings: rings.toReversed().map((points) => points.toReversed()),
    print: {
      drawing,
      corner: [(drawing.width * size) / 2, middle - (drawing.height * size) / 2, -3],
      right: [-size, 0, 0],
      up: [0, size, 0],
    },
  };
}

const feet = ({ model: { size }, colours }: Device): readonly Solid[] =>
  [-1, 1].flatMap((side) =>
    [-0.3, 0.3].map((end) =>
      plate([side * (size[0] / 2 + 6), end * size[1], 0], [28, 26, 5], colours.base, 5),
    ),
  );

const antennaStub = ({ model: { size, form } }: Device): Solid => {
  const [width, depth, height] = size;
  const x = form === 'BELLY_BOX' ? width * 0.3 : 0;
  return turned('8,-10 8,12 6.4,16 6,30 3,34', [x, depth / 2, height * 0.55], rubber, { axis: [0, 1, 0] });
};
