import {
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Design, Unit } from '../../design.ts';
import { createContent } from './content.ts';
import { createEye, type EyeMoves } from './eye.ts';

export type DeviceScene = EyeMoves & {
  /** Shows a unit, or nothing, and marks the place that is open. */
  readonly show: (design: Design, unit: Unit | undefined, selected: string | undefined) => void;
  readonly resize: () => void;
  readonly dispose: () => void;
};

/** Whether pictures are drawn by the processor instead of a graphics card: then each frame is dear. */
function isSlow(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/**
 * The device in three dimensions. A frame is drawn when something has changed and never otherwise.
 * Undefined where the browser has no WebGL.
 */
export function createDeviceScene(
  canvas: HTMLCanvasElement,
  onPick: (place: string | undefined) => void,
): DeviceScene | undefined {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(isSlow(context) ? 1 : Math.min(window.devicePixelRatio, 2));
  const scene = new Scene();
  const camera = new PerspectiveCamera(32, 1, 10, 6000);
  camera.up.set(0, 0, 1);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.enablePan = false;
  addLights(scene);

  let isSized = false;
  let frame = 0;
  const invalidate = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      renderer.render(scene, camera);
    });
  };
  controls.addEventListener('change', invalidate);

  const content = createContent(scene);
  const eye = createEye(camera, controls, content.ball);

  const forget = listenForClicks(canvas, (point) => {
    const ray = new Raycaster();
    ray.setFromCamera(point, camera);
    onPick(content.placeUnder(ray));
  });

  return {
    show: (design, unit, selected) => {
      if (content.show(design, unit, selected)) eye.look('front');
      invalidate();
    },
    ...eye,
    resize: () => {
      const { clientWidth, clientHeight } = canvas;
      if (clientWidth === 0 || clientHeight === 0) return;
      camera.aspect = clientWidth / clientHeight;
      camera.updateProjectionMatrix();
      renderer.setSize(clientWidth, clientHeight, false);
      if (!isSized) eye.look('front');
      isSized = true;
      invalidate();
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      forget();
      content.dispose();
      controls.dispose();
      renderer.dispose();
    },
  };
}

function addLights(scene: Scene): void {
  scene.add(new HemisphereLight(0xffffff, 0x8a93a3, 1.7));
  const sun = new DirectionalLight(0xffffff, 2.1);
  sun.position.set(-450, -500, 1000);
  const fill = new DirectionalLight(0xdfe8ff, 0.7);
  fill.position.set(700, 300, 250);
  scene.add(sun, fill);
}

/** Hears a press that did not become a turn. */
function listenForClicks(canvas: HTMLCanvasElement, onClick: (point: Vector2) => void): () => void {
  let from: readonly [number, number] | undefined;
  const down = ({ clientX, clientY, isPrimary }: PointerEvent): void => {
    from = isPrimary ? [clientX, clientY] : undefined;
  };
  const up = ({ clientX, clientY }: PointerEvent): void => {
    const isClick = from && Math.hypot(clientX - from[0], clientY - from[1]) < 6;
    from = undefined;
    if (!isClick) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    onClick(new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2));
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointerup', up);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointerup', up);
  };
}
