import { paint } from '../drawing/canvas.ts';
import type { Colour } from '../drawing/drawing.ts';
import { flatten, rectangle } from '../drawing/outline.ts';
import type { Control, Device } from '../device/device.ts';
import { overlay } from '../device/overlay.ts';
import type { ControlType } from '../device/controls.ts';
import type { FileFacts } from '../fileFacts.ts';
import { add, lid, profile, skin, turned } from './mesh.ts';
import type { Mesh, Surface, Vector } from './mesh.ts';

const rubber: Surface = { colour: '#1d2025', gloss: 0.12 };
const plastic: Surface = { colour: '#2a2e35', gloss: 0.35 };
const steel: Surface = { colour: '#b9c0ca', gloss: 0.85 };

/** The caps of buttons by what they do; others are black, white or yellow in turn. */
const capColours: Record<string, Colour> = {
  Start: '#1f9d55',
  Stop: '#c9252d',
  Horn: '#2f6fd0',
  Light: '#f4c20d',
};
const plainCaps: readonly Colour[] = ['#15171b', '#e9edf2', '#15171b'];

/** A plate with rounded corners lying on the panel, its top at the given height. */
export function plate(
  mesh: Mesh,
  [x, y, z]: Vector,
  [width, depth, height]: Vector,
  surface: Surface,
  { radius = 2, top = surface }: { radius?: number; top?: Surface } = {},
): void {
  const ring = (inset: number, level: number): Vector[] =>
    flatten(rectangle([x, y], width - 2 * inset, depth - 2 * inset, radius), 0.1).map(([px, py]) => [
      px,
      py,
      level,
    ]);
  const bevel = Math.min(0.8, height / 3);
  const rings = [ring(0, z), ring(0, z + height - bevel), ring(bevel, z + height)];
  skin(mesh, rings, surface);
  lid(mesh, rings[2] ?? [], top);
  lid(mesh, (rings[0] ?? []).toReversed(), surface);
}

/** Puts the control on the mesh as it stands out of the panel. */
export function addFitting(
  mesh: Mesh,
  control: Control,
  panel: number,
  device: Device,
  facts: FileFacts,
): void {
  const foot: Vector = [...control.position, panel];
  fittings[control.type](mesh, foot, control, () => screenOf(device, facts, foot));
}

type Fitting = (mesh: Mesh, foot: Vector, control: Control, screen: () => Surface) => void;

const fittings: Record<ControlType, Fitting> = {
  JOYSTICK(mesh, foot) {
    plate(mesh, foot, [60, 60, 4], plastic, { radius: 8 });
    bellows(mesh, add(foot, [0, 0, 4]), 24, 8, 30);
    turned(mesh, profile('5,0 5,20'), add(foot, [0, 0, 32]), steel);
    turned(mesh, profile('6,0 11,6 12.5,14 12,22 9,28 4,31 0.5,31.6'), add(foot, [0, 0, 46]), plastic);
    turned(mesh, profile('5,0 4.6,2 0.5,2.6'), add(foot, [0, 0, 76.4]), { colour: '#c9252d', gloss: 0.5 });
  },
  LEVER(mesh, foot) {
    plate(mesh, foot, [26, 60, 3], plastic, { radius: 4 });
    bellows(mesh, add(foot, [0, 0, 3]), 11, 4.5, 16);
    turned(mesh, profile('3,0 3,16'), add(foot, [0, 0, 18]), steel);
    plate(mesh, add(foot, [0, 0, 30]), [19, 9, 22], { colour: '#30353d', gloss: 0.4 }, { radius: 4 });
  },
  BUTTON(mesh, foot, { function: does, designator }) {
    const plain = plainCaps[Number(designator.slice(1)) % plainCaps.length] ?? '#15171b';
    turned(mesh, profile('11,0 11,2.2 10,3.2 8.8,3.2'), foot, plastic);
    turned(mesh, profile('8.6,2 8.6,6 7.6,7.2 0.5,7.6'), foot, {
      colour: capColours[does] ?? plain,
      gloss: 0.45,
    });
  },
  TOGGLE_SWITCH(mesh, foot) {
    turned(mesh, profile('9,0 9,3 8,3.6'), foot, steel, { sides: 6 });
    turned(mesh, profile('6.2,3 6,8 3.4,11'), foot, rubber);
    turned(mesh, profile('2.2,6 3,24 2.4,27 0.4,28'), foot, steel, { axis: [0, 0.3, 1] });
  },
  POTENTIOMETER(mesh, foot) {
    turned(mesh, profile('12.5,0 12.5,3 10.5,4 9.8,15 8.6,16.4 0.5,16.8'), foot, plastic, { sides: 36 });
    plate(mesh, add(foot, [0, 5, 16]), [1.6, 8, 1.4], { colour: '#f3f5f8', gloss: 0.2 }, { radius: 0.6 });
  },
  LED(mesh, foot, { function: does }) {
    const colour: Colour = does === 'Error' ? '#ff4d4f' : does === 'Load' ? '#ffb020' : '#38d67a';
    turned(mesh, profile('5.4,0 5.2,1.6 4,1.8'), foot, steel);
    turned(mesh, profile('3.8,1 3.5,2.8 2.2,4 0.3,4.4'), foot, { colour, gloss: 0.8 });
  },
  E_STOP(mesh, foot) {
    turned(mesh, profile('20,0 20,3.4 19,4.4 13,4.4'), foot, { colour: '#f7c600', gloss: 0.4 });
    turned(mesh, profile('11,4 11,14'), foot, plastic);
    const head = profile('11.5,12 17,13 17.8,16 17.4,20 14.6,24 9,26.4 0.5,27.2');
    turned(mesh, head, foot, { colour: '#d01f27', gloss: 0.6 }, { sides: 40 });
  },
  DISPLAY(mesh, foot, _control, screen) {
    plate(mesh, foot, [84, 50, 3.2], plastic, { radius: 5, top: screen() });
  },
  CONNECTOR(mesh, foot) {
    plate(mesh, foot, [36, 36, 4], steel, { radius: 4 });
    turned(mesh, profile('13,4 13,7 14.4,8 14.4,15 13.6,16 11.6,16 11.4,8'), foot, steel, { sides: 36 });
    turned(mesh, profile('11.5,8 11.4,9'), foot, rubber);
    for (let pin = 0; pin < 6; pin++) {
      const turn = (pin * Math.PI) / 3;
      turned(
        mesh,
        profile('1.1,0 1.1,5'),
        add(foot, [7 * Math.cos(turn), 7 * Math.sin(turn), 9]),
        { colour: '#d8b45a', gloss: 0.9 },
        { sides: 8 },
      );
    }
  },
  ANTENNA(mesh, foot) {
    turned(mesh, profile('9.5,0 9.5,4 8.6,4.6'), foot, steel, { sides: 6 });
    turned(mesh, profile('6.4,4 6.4,14 5.6,16 5.2,92 4.4,96 0.4,97'), foot, rubber);
  },
  CABLE_GLAND(mesh, foot) {
    turned(mesh, profile('15,0 15,7 13.6,8'), foot, plastic, { sides: 6 });
    turned(mesh, profile('12.4,8 12,16 9,19 6,19.6'), foot, plastic);
    turned(mesh, profile('5.2,18 5.2,46'), foot, rubber);
  },
};

/** A folded rubber cone. */
function bellows(mesh: Mesh, foot: Vector, wide: number, narrow: number, height: number): void {
  const folds = 4;
  const contour = Array.from({ length: folds * 4 + 1 }, (_, step) => {
    const share = step / (folds * 4);
    const wave = 1.6 * Math.cos(share * folds * 2 * Math.PI);
    return [wide + (narrow - wide) * share ** 0.8 + wave - 1.6, height * share] as const;
  });
  turned(mesh, contour, foot, rubber, { sides: 32 });
}

function screenOf(device: Device, facts: FileFacts, middle: Vector): Surface {
  const pixelsPerMm = 3;
  const pixels = paint(overlay(device, facts, 'DISPLAY'), pixelsPerMm);
  return { colour: '#16191f', gloss: 0.7, picture: { pixels, pixelsPerMm, middle } };
}
