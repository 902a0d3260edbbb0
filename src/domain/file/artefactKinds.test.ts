import { describe, expect, test } from 'vitest';
import {
  getArtefactDocumentType,
  artefactKinds,
  getArtefactLabel,
  configurationArtefactTypes,
  defaultArtefactType,
  hasModulateFile,
  listProductConfigurationArtefactTypes,
} from './artefactKinds.ts';
import { deviceTypes, productFamilies, type DeviceType } from '../product/families.ts';

describe('kinds', () => {
  test.each([
    ['QUOTE', 'PDF', 'Quote'],
    ['TECHNICAL_SPECIFICATION', 'PDF', 'Technical specification'],
    ['MILLING_FILE', 'TEXT', 'Milling file'],
    ['WIRING_FILE', 'TEXT', 'Wiring file'],
    ['STEP_FILE', 'G_CODE', 'STEP file'],
    ['BOM', 'JSON', 'BOM'],
    ['AX_BOM', 'XML', 'AX BOM'],
    ['FIRMWARE_VERSION_INFO', 'JSON', 'Firmware version info'],
    ['CLAM', 'CLAM_FILE', 'CLAM'],
    ['WSGC', 'WSGC', 'WSGC'],
    ['CUSTOM_OVERLAY_TOP_EPS', 'EPS', 'Custom overlay top, EPS'],
    ['CUSTOM_OVERLAY_BACK_PNG', 'PNG', 'Custom overlay back, PNG'],
    ['CUSTOM_OVERLAY_DISPLAY_PDF', 'PDF', 'Custom overlay display, PDF'],
    ['MOUNTING_INSTRUCTIONS_G6_MAXI', 'PDF', 'Mounting instructions G6 Maxi'],
    ['OVERLAY_P6_MINI', 'PDF', 'Overlay P6 Mini'],
  ])('%s is %s', (type, documentType, label) => {
    expect(getArtefactDocumentType(type)).toBe(documentType);
    expect(getArtefactLabel(type)).toBe(label);
  });

  test.each(['PERSPECTIVE', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'])('view %s is PNG', (side) => {
    expect(getArtefactDocumentType(`VIEW_${side}`)).toBe('PNG');
    expect(getArtefactLabel(`VIEW_${side}`)).toBe(`View ${side.toLowerCase()}`);
  });

  test.each(productFamilies)('%s has mounting instructions and overlays, MAXI and MINI, as PDF', (family) => {
    for (const model of ['MAXI', 'MINI']) {
      expect(getArtefactDocumentType(`MOUNTING_INSTRUCTIONS_${family}_${model}`)).toBe('PDF');
      expect(getArtefactDocumentType(`OVERLAY_${family}_${model}`)).toBe('PDF');
    }
  });

  test('no two kinds share a code or a label', () => {
    expect(new Set(artefactKinds.map((kind) => kind.artefactType)).size).toBe(artefactKinds.length);
    expect(new Set(artefactKinds.map((kind) => kind.label.toLowerCase())).size).toBe(artefactKinds.length);
  });

  test('an unknown type is still called something', () => {
    expect(getArtefactLabel('SOMETHING_NEW')).toBe('Something new');
    expect(getArtefactDocumentType('SOMETHING_NEW')).toBeUndefined();
  });
});

test('a configuration is first judged by its technical specification', () => {
  expect(defaultArtefactType).toBe('TECHNICAL_SPECIFICATION');
  expect(configurationArtefactTypes).toContain(defaultArtefactType);
});

describe('the Modulate file', () => {
  test.each(['G2', 'G3', 'G5'] as const)('%s', (family) => {
    const cases: [DeviceType[], DeviceType | undefined][] = [
      [['PCU', 'PCU', 'CU'], 'PCU'],
      [['CU', 'PCU', 'PCU', 'PCU'], 'PCU'],
      [['PCU', 'CU'], 'CU'],
      [['CU'], 'CU'],
      [['PCU', 'PCU', 'CU', 'CU'], 'CU'],
      [['PCU', 'CU', 'CU'], 'CU'],
      [['PCU', 'PCU'], undefined],
      [['PCU'], undefined],
      [[], undefined],
    ];
    const offered = cases.map(([others]) =>
      deviceTypes.filter((deviceType) => hasModulateFile(family, deviceType, others)),
    );
    expect(offered).toEqual(cases.map(([, place]) => (place ? [place] : [])));
  });
  test.each(['G6', 'P6'] as const)('%s has one at every product configuration', (family) => {
    for (const deviceType of deviceTypes)
      expect(hasModulateFile(family, deviceType, [deviceType])).toBe(true);
  });
});

describe('the list of a product configuration', () => {
  const of = (family: (typeof productFamilies)[number], deviceType: DeviceType, transmitterModel?: string) =>
    listProductConfigurationArtefactTypes({
      family,
      deviceType,
      deviceTypes: ['PCU', 'CU'],
      ...(transmitterModel && { transmitterModel }),
    });

  test.each(productFamilies)('%s: only known kinds, only its own sheets, none twice', (family) => {
    for (const deviceType of deviceTypes) {
      const list = of(family, deviceType);
      expect(list.every((type) => getArtefactDocumentType(type) !== undefined)).toBe(true);
      expect(new Set(list).size).toBe(list.length);
      const foreign = productFamilies.filter((other) => other !== family);
      expect(list.some((type) => foreign.some((other) => type.includes(`_${other}_`)))).toBe(false);
    }
    expect(of(family, 'PCU')).not.toEqual(of(family, 'CU'));
  });

  test('the Modulate file is where it is offered', () => {
    expect(of('G5', 'CU')).toContain('MODULATE_FILE');
    expect(of('G5', 'PCU')).not.toContain('MODULATE_FILE');
    expect(of('G6', 'PCU')).toContain('MODULATE_FILE');
  });

  test('only transmitters are milled and printed', () => {
    expect(of('G6', 'PCU')).toEqual(
      expect.arrayContaining(['MILLING_FILE', 'VIEW_TOP', 'CUSTOM_OVERLAY_TOP_PDF']),
    );
    expect(of('G6', 'CU')).not.toContain('MILLING_FILE');
  });

  test.each([
    [undefined, ['OVERLAY_G6_MAXI', 'OVERLAY_G6_MINI']],
    ['MAXI', ['OVERLAY_G6_MAXI']],
    ['MINI', ['OVERLAY_G6_MINI']],
    ['MEGA', []],
  ])('model %s has the sheets %j', (model, sheets) => {
    expect(of('G6', 'PCU', model).filter((type) => type.startsWith('OVERLAY_'))).toEqual(sheets);
  });
});
