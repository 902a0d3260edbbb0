/** A number as ISO 10303-21 wants it: always with a decimal point. */
export function real(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  if (rounded === 0) return '0.';
  const digits = String(rounded);
  return digits.includes('.') ? digits : `${digits}.`;
}

/** A file under way: `add` stores an entity and gives its reference. */
export type StepModel = { readonly add: (entity: string) => string; readonly entities: readonly string[] };

export function stepModel(): StepModel {
  const entities: string[] = [];
  return { entities, add: (entity) => `#${entities.push(entity)}` };
}

export type StepHeader = {
  readonly name: string;
  readonly description: string;
  readonly author: string;
  /** Year-month-day. */
  readonly date: string;
};

/** The finished file (AP214, millimetres) with one product whose shape is the given solid of the model. */
export function stepFile(
  model: StepModel,
  solid: string,
  { name, description, author, date }: StepHeader,
): string {
  const { add } = model;
  const product = quoted(name);
  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const context = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const item = add(`PRODUCT(${product},${product},${quoted(description)},(${context}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${item}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${item})`);
  const design = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${design})`);
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const origin = add("CARTESIAN_POINT('',(0.,0.,0.))");
  const up = add("DIRECTION('',(0.,0.,1.))");
  const right = add("DIRECTION('',(1.,0.,0.))");
  const placement = add(`AXIS2_PLACEMENT_3D('',${origin},${up},${right})`);
  const length = add('( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) )');
  const angle = add('( NAMED_UNIT(*) PLANE_ANGLE_UNIT() SI_UNIT($,.RADIAN.) )');
  const solidAngle = add('( NAMED_UNIT(*) SI_UNIT($,.STERADIAN.) SOLID_ANGLE_UNIT() )');
  const uncertainty = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${length},'distance_accuracy_value','')`,
  );
  const space = add(
    `( GEOMETRIC_REPRESENTATION_CONTEXT(3) GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${uncertainty})) ` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle})) REPRESENTATION_CONTEXT('','') )`,
  );
  const body = add(`ADVANCED_BREP_SHAPE_REPRESENTATION(${product},(${placement},${solid}),${space})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${body})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${quoted(description)}),'2;1');`,
    `FILE_NAME(${product},'${date}T00:00:00',(''),(${quoted(author)}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...model.entities.map((entity, index) => `#${index + 1}=${entity};`),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

/** A string in quotes; letters beyond ASCII in the \X2\ form of the standard. */
function quoted(words: string): string {
  const safe = words
    .replace(/['\\]/g, (sign) => sign + sign)
    .replace(
      /[^ -~]+/g,
      (run) => `\\X2\\${Buffer.from(run, 'utf16le').swap16().toString('hex').toUpperCase()}\\X0\\`,
    );
  return `'${safe}'`;
}
