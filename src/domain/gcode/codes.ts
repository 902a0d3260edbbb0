/** G codes in tenths that change nothing about where the tool goes on the picture. */
export const silent: ReadonlySet<number> = new Set([
  281, 301, 400, 430, 431, 440, 490, 500, 610, 611, 640, 690, 960, 970,
]);

/** Why a code is not drawn, and whether the axis words of its line, or those of lines after it, belong to it. */
export type NotDrawn = {
  readonly sentence: string;
  readonly takesAxes: boolean;
  readonly isMotion: boolean;
};

const passing = (sentence: string): NotDrawn => ({ sentence, takesAxes: false, isMotion: false });
const once = (sentence: string): NotDrawn => ({ sentence, takesAxes: true, isMotion: false });
const motion = (sentence: string): NotDrawn => ({ sentence, takesAxes: true, isMotion: true });

const compensation = passing('Cutter compensation is not worked out: the path is drawn as it is programmed.');
const spline = motion('Splines are not drawn.');
const probing = motion('Probing ends where the probe touches, which is not known.');
const threading = motion('Threading is not drawn.');
const scaling = once('Scaling is not worked out: what follows is drawn in its programmed size.');
const rotation = once('Rotation is not worked out: what follows is drawn unrotated.');

const reasons = new Map<number, NotDrawn>([
  [50, spline],
  [51, spline],
  [52, spline],
  [53, spline],
  [70, passing('Lathe diameters are not worked out.')],
  [100, once('Changed offsets and tool tables are not worked out.')],
  [150, passing('Polar coordinates are not worked out.')],
  [160, passing('Polar coordinates are not worked out.')],
  [330, threading],
  [331, threading],
  [382, probing],
  [383, probing],
  [384, probing],
  [385, probing],
  [410, compensation],
  [411, compensation],
  [420, compensation],
  [421, compensation],
  [510, scaling],
  [520, once('A local shift of the zero is not worked out.')],
  [650, once('Macros are not followed.')],
  [660, once('Macros are not followed.')],
  [680, rotation],
  [740, motion('Left-hand tapping is not drawn.')],
  [760, threading],
]);

const unknown = once('This code is not known.');

/** What to say of a G code, in tenths, that is not drawn. */
export const notDrawn = (code: number): NotDrawn => reasons.get(code) ?? unknown;
