import { capitalHeightRatio, type Drawing, type DrawingElement, type Outline } from './drawing.ts';

/** The subset of drawing operations that browser and server canvases have in common. */
export type CanvasPen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'restore'
  | 'save'
  | 'scale'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'transform'
  | 'translate'
>;

/** Font family for drawings outside a browser. */
export const letteringFontName = 'Lettering';

/**
 * Paints a drawing with its lower left corner at the origin. The context's unit must be 1 mm, with y upwards.
 */
export function paintOnCanvas(pen: CanvasPen, { marks }: Drawing): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const mark of marks) paintMark(pen, mark);
  pen.restore();
}

function paintMark(pen: CanvasPen, mark: DrawingElement): void {
  if (mark.kind === 'TEXT') {
    pen.save();
    pen.translate(...mark.at);
    pen.scale(1, -1);
    pen.font = `${mark.height / capitalHeightRatio}px ${letteringFontName}, Arial, sans-serif`;
    pen.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor;
    pen.fillStyle = mark.colour;
    pen.fillText(mark.text, 0, 0);
    pen.restore();
    return;
  }
  pen.beginPath();
  for (const outline of mark.outlines) trace(pen, outline);
  if (mark.fill) {
    pen.fillStyle = mark.fill;
    pen.fill('evenodd');
  }
  if (mark.stroke) {
    pen.strokeStyle = mark.stroke;
    pen.lineWidth = mark.width ?? 0.25;
    pen.stroke();
  }
}

function trace(pen: CanvasPen, { start, segments, closed }: Outline): void {
  pen.moveTo(...start);
  let from = start;
  for (const segment of segments) {
    const { to } = segment;
    if (segment.kind === 'LINE') pen.lineTo(...to);
    else {
      const [x, y] = segment.centre;
      const angle = (point: typeof to): number => Math.atan2(point[1] - y, point[0] - x);
      const radius = Math.hypot(to[0] - x, to[1] - y);
      pen.arc(x, y, radius, angle(from), angle(to), !segment.counterClockwise);
    }
    from = to;
  }
  if (closed) pen.closePath();
}
