import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Design } from '../design.ts';
import { createDeviceScene, type DeviceScene } from './scene/deviceScene.ts';
import { pageTexts } from './texts.ts';

type Props = {
  readonly design: Design;
  /** The unit that is shown. */
  readonly index: number;
  readonly selected: string | undefined;
  readonly onSelect: (place: string | undefined) => void;
};

/** Degrees that one press of a key turns the device by. */
const step = 12;

const keys: Readonly<Record<string, (scene: DeviceScene) => void>> = {
  ArrowLeft: (scene) => scene.turn(-step, 0),
  ArrowRight: (scene) => scene.turn(step, 0),
  ArrowUp: (scene) => scene.turn(0, -step),
  ArrowDown: (scene) => scene.turn(0, step),
  '+': (scene) => scene.zoom(0.87),
  '-': (scene) => scene.zoom(1.15),
  Home: (scene) => scene.look('front'),
};

const buttons: readonly (readonly [label: string, sign: string, move: (scene: DeviceScene) => void])[] = [
  [pageTexts.turnLeft, '⟲', (scene) => scene.turn(-step * 2, 0)],
  [pageTexts.turnRight, '⟳', (scene) => scene.turn(step * 2, 0)],
  [pageTexts.closer, '+', (scene) => scene.zoom(0.8)],
  [pageTexts.away, '−', (scene) => scene.zoom(1.25)],
  [pageTexts.front, '◪', (scene) => scene.look('front')],
  [pageTexts.above, '▣', (scene) => scene.look('above')],
];

/** The device in three dimensions; where the browser cannot show it, a sentence that says so. */
export function SceneView({ design, index, selected, onSelect }: Props) {
  const [scene, setScene] = useState<DeviceScene | 'MISSING'>();
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });
  const hold = useCallback((canvas: HTMLCanvasElement) => {
    const made = createDeviceScene(canvas, (place) => select.current(place));
    setScene(made ?? 'MISSING');
    // Without a way to clean up, React would come again with no canvas.
    if (!made) return () => undefined;
    const observer = new ResizeObserver(made.resize);
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    if (!scene || scene === 'MISSING') return undefined;
    // The list answers first; a picture that is overtaken by the next step is never drawn.
    const later = setTimeout(() => scene.show(design, design.units[index], selected));
    return () => clearTimeout(later);
  }, [scene, design, index, selected]);

  if (scene === 'MISSING') return <p className="missing">{pageTexts.noScene}</p>;
  const hear = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move || !scene || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(scene);
  };
  return (
    <div className="scene">
      <canvas ref={hold} tabIndex={0} role="img" aria-label={pageTexts.scene} onKeyDown={hear} />
      <div className="views">
        {buttons.map(([label, sign, move]) => (
          <button
            type="button"
            key={label}
            aria-label={label}
            title={label}
            onClick={() => scene && move(scene)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
