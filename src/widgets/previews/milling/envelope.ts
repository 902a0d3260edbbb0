import type { Envelope } from '~/domain/gcode/preflight.ts';
import { cookie, localeLifetime, setCookie } from '~/platform/storage/cookies.ts';

const name = 'millingEnvelope';

/** Travel of the machine beside this browser, as somebody has entered it; undefined until then. */
export function readEnvelope(): Envelope | undefined {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = (cookie(name) ?? '').split('x').map(Number);
  return [x, y, z].every((length) => length > 0 && Number.isFinite(length)) ? { x, y, z } : undefined;
}

export const writeEnvelope = ({ x, y, z }: Envelope): void =>
  setCookie(name, `${x}x${y}x${z}`, { lifetime: localeLifetime });
