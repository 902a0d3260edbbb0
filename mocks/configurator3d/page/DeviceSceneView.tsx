import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Design } from '../design.ts';
import { createDeviceScene, type DeviceScene } from './scene.ts';
import { pageTexts } from './texts.ts';

type Props = {
  readonly design: Design;
  readonly index: number;
  readonly selected: string | undefined;
  readonly onSelect: (place: string | undefined) => void;
};

/** Rotation per key press, in degrees. */
const step = 12;

const keys: Readonly<Record<string, (scene: DeviceScene) => void>> = {
  ArrowLeft: (scene) => scene.turn(-step, 0),
  ArrowRight: (scene) => scene.turn(step, 0),
  ArrowUp: (scene) => scene.turn(0, -step),
  ArrowDown: (scene) => scene.turn(0, step),
  '+': (scene) => scene.zoom(1.15),
  '-': (scene) => scene.zoom(0.87),
  Home: (scene) => scene.look('front'),
};

const buttons: readonly (readonly [label: string, sign: string, move: (scene: DeviceScene) => void])[] = [
  [pageTexts.turnLeft, '⟲', (scene) => scene.turn(-step * 2, 0)],
  [pageTexts.turnRight, '⟳', (scene) => scene.turn(step * 2, 0)],
  [pageTexts.closer, '+', (scene) => scene.zoom(1.25)],
  [pageTexts.away, '−', (scene) => scene.zoom(0.8)],
  [pageTexts.front, '◪', (scene) => scene.look('front')],
  [pageTexts.above, '▣', (scene) => scene.look('above')],
];

/** 3D view of the device, rotated by dragging or keys; a click selects the part under the pointer. */
export function DeviceSceneView({ design, index, selected, onSelect }: Props) {
  const [scene, setScene] = useState<DeviceScene>();
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });
  const hold = useCallback((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d');
    if (!pen) return () => undefined;
    const made = createDeviceScene(canvas, pen);
    setScene(made);
    const forget = listenToPointer(canvas, made, (x, y) => select.current(made.placeUnder(x, y)));
    const observer = new ResizeObserver(made.invalidate);
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);
  useEffect(() => {
    // Drawing is deferred, so that the list updates first and outdated pictures are skipped.
    const later = setTimeout(() => scene?.show(design, design.units[index], selected));
    return () => clearTimeout(later);
  }, [scene, design, index, selected]);

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

function listenToPointer(
  canvas: HTMLCanvasElement,
  scene: DeviceScene,
  onPress: (x: number, y: number) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let from: readonly [number, number] | undefined;
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) return;
      from = [event.clientX, event.clientY];
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    ({ buttons: pressed, movementX, movementY }) => {
      if (pressed === 1) scene.turn(-movementX / 2, -movementY / 2);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    ({ clientX, clientY, offsetX, offsetY }) => {
      if (from && Math.hypot(clientX - from[0], clientY - from[1]) < 6) onPress(offsetX, offsetY);
      from = undefined;
    },
    { signal },
  );
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      scene.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
