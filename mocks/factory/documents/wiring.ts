import { type Device, buildDevice } from '../device/device.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';

/** Pin of a control, its signal, pin of the card, insulation colour, kind of connector. */
export type Wire = {
  readonly from: string;
  readonly signal: string;
  readonly to: string;
  readonly colour: string;
  readonly kind: string;
};

const colours: readonly [string, ...string[]] = ['green', 'blue', 'white', 'black', 'red'];
const fixed: Record<string, string> = { SUPPLY: 'red', GROUND: 'black' };
const pinsPerConnector = 16;

export function buildWiringRows(device: Device): Wire[] {
  const pins = device.controls.flatMap((control) =>
    control.kind.pins.map((signal, index) => ({ control, signal, pin: index + 1 })),
  );
  return pins.map(({ control, signal, pin }, index) => ({
    from: `${control.designator}.${pin}`,
    signal: `${control.function} ${signal.toLowerCase()}`,
    to: `X${101 + Math.floor(index / pinsPerConnector)}.${(index % pinsPerConnector) + 1}`,
    colour: fixed[signal] ?? colours[index % 3] ?? colours[0],
    kind: control.kind.connectorType,
  }));
}

export function createWiringFile(facts: FileFacts): string {
  const device = buildDevice(facts);
  const rows = buildWiringRows(device).map(({ from, to, colour, kind, signal }) =>
    [from.padEnd(8), to.padEnd(9), colour.padEnd(7), kind.padEnd(17), signal].join(' '),
  );
  return [
    `# Wiring ${formatDocumentSubject(facts)} version ${facts.version}`,
    `# ${facts.productFamily} ${device.model.label}, part ${device.partNumber}`,
    `# ${rows.length} wires`,
    '# from   to        colour  connector type    signal',
    ...rows,
    '# end',
    '',
  ].join('\r\n');
}
