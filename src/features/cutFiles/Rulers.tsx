import {
  listRulerTicks,
  formatRulerTick,
  type OutlineViewSize,
  type OutlineView,
} from '~/domain/cutFile/outlineView.ts';
import styles from './OutlineInspector.module.css';

type Props = { readonly lens: OutlineView; readonly size: OutlineViewSize };

/** Rulers along the upper and left edge, labelled in mm. */
export const Rulers = ({ lens: { left, top, scale }, size: { width, height } }: Props) => (
  <>
    <svg className={styles.across} aria-hidden>
      {listRulerTicks(left, width / scale, scale).map(({ at, isNumbered }) => (
        <g key={at} transform={`translate(${(at - left) * scale} 0)`}>
          <line y1={isNumbered ? 8 : 16} y2={22} />
          {isNumbered && <TickText x={3} at={at} scale={scale} />}
        </g>
      ))}
    </svg>
    <svg className={styles.down} aria-hidden>
      {listRulerTicks(top, height / scale, scale).map(({ at, isNumbered }) => (
        <g key={at} transform={`translate(0 ${(at - top) * scale})`}>
          <line x1={isNumbered ? 18 : 28} x2={34} />
          {isNumbered && <TickText x={2} at={at} scale={scale} />}
        </g>
      ))}
    </svg>
  </>
);

type TickProps = { readonly x: number; readonly at: number; readonly scale: number };

const TickText = ({ x, at, scale }: TickProps) => (
  <text x={x} y={11}>
    {formatRulerTick(at, scale)}
  </text>
);

export function RulerGrid({ lens: { left, top, scale }, size: { width, height } }: Props) {
  const numbered = (from: number, length: number): readonly number[] =>
    listRulerTicks(from, length, scale).flatMap(({ at, isNumbered }) => (isNumbered ? [at] : []));
  return (
    <g className={styles.grid}>
      {numbered(left, width / scale).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={top} y2={top + height / scale} />
      ))}
      {numbered(top, height / scale).map((y) => (
        <line key={`y${y}`} y1={y} y2={y} x1={left} x2={left + width / scale} />
      ))}
    </g>
  );
}
