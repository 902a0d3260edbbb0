import { createOpeningOutline, createScrewHoles } from '../device/controls.ts';
import { buildDevice } from '../device/device.ts';
import { flattenOutline } from '../drawing/drawing.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';

/** The edges of the panel and its cut-outs as curves in space (AP214, millimetres). */
export function createHousingStep(facts: FileFacts): string {
  const device = buildDevice(facts);
  const name = quoted(`${device.partNumber} ${formatDocumentSubject(facts)}`);
  const description = quoted(`Upper housing ${facts.productFamily} ${device.model.label}`);
  const entities: string[] = [];
  const add = (entity: string): string => `#${entities.push(entity)}`;

  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const context = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const item = add(`PRODUCT(${name},${name},${description},(${context}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${item})`);
  const design = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const shape = add(
    `PRODUCT_DEFINITION_SHAPE('','',${add(`PRODUCT_DEFINITION('design','',${formation},${design})`)})`,
  );
  const length = add('( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) )');
  const space = add(
    `( GEOMETRIC_REPRESENTATION_CONTEXT(3) GLOBAL_UNIT_ASSIGNED_CONTEXT((${length})) REPRESENTATION_CONTEXT('','') )`,
  );
  const edges = [
    device.outline,
    ...device.controls.flatMap(({ kind, position }) => [
      createOpeningOutline(kind.opening, position),
      ...createScrewHoles(kind, position),
    ]),
  ].map((outline) => {
    const points = flattenOutline(outline).map(([x, y]) =>
      add(`CARTESIAN_POINT('',(${formatStepReal(x)},${formatStepReal(y)},0.))`),
    );
    return add(`POLYLINE('',(${[...points, points[0]].join(',')}))`);
  });
  const set = add(`GEOMETRIC_CURVE_SET('',(${edges.join(',')}))`);
  const body = add(`GEOMETRICALLY_BOUNDED_WIREFRAME_SHAPE_REPRESENTATION(${name},(${set}),${space})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${body})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${description}),'2;1');`,
    `FILE_NAME(${name},'${facts.date ?? '2000-01-01'}T00:00:00',(''),(${quoted(facts.provider ?? 'Maker')}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...entities.map((entity, index) => `#${index + 1}=${entity};`),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

/** A number in ISO 10303-21 form, always with a decimal point. */
export function formatStepReal(value: number): string {
  const digits = String(Math.round(value * 1e6) / 1e6 + 0);
  return digits.includes('.') ? digits : `${digits}.`;
}

/** A quoted string; characters beyond ASCII in the \X2\ form of the standard. */
const quoted = (words: string): string =>
  `'${words
    .replaceAll(/['\\]/g, '$&$&')
    .replaceAll(
      /[^ -~]+/g,
      (run) => `\\X2\\${Buffer.from(run, 'utf16le').swap16().toString('hex').toUpperCase()}\\X0\\`,
    )}'`;
