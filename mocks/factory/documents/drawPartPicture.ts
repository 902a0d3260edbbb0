import { createBox, createDisc, createText, type Drawing } from '../drawing/drawing.ts';

export function drawPartPicture(partNumber: string, partType: string, kind: string): Drawing {
  const isRound = /BUTTON|JOYSTICK|STOP|LED|POTENTIOMETER|ENCODER|ROTARY/.test(partType);
  const body = { fill: '#d5dbe4', stroke: '#39424f', width: 0.6 } as const;
  const cap = { fill: '#8895a7', stroke: '#39424f', width: 0.4 } as const;
  return {
    width: 60,
    height: 60,
    title: `${partNumber} ${kind}`,
    marks: [
      createBox([30, 30], 56, 56, { fill: '#f4f5f7', stroke: '#b9c0cb', width: 0.4 }, 3),
      isRound ? createDisc([30, 29], 28, body) : createBox([30, 29], 38, 26, body, 3),
      isRound ? createDisc([30, 29], 14, cap) : createBox([30, 29], 22, 13, cap, 2),
      createText(partNumber, [30, 49], 4, '#1d232b', 'middle'),
      createText(kind, [30, 6], 3, '#1d232b', 'middle'),
    ],
  };
}
