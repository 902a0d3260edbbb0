import { deviceTypes, productFamilies } from '../product/families.ts';
import { firmwareTypes, formatFirmwareSignature, type Firmware, type FirmwareSignature } from './firmware.ts';

type Named = Pick<Firmware, 'firmwareSignature'>;

type Subject =
  | { readonly kind: 'FITS' | 'UNKNOWN' }
  | { readonly kind: 'OTHER'; readonly names: readonly string[] };

const notBehindWord = String.raw`(?<![\p{L}\p{N}])`;
/** After a name that ends in a letter, a version may follow at once: "G5PCU5.0", "G5_PCUv5". */
const endOfLetter = String.raw`(?=$|[^\p{L}\p{N}]|v?\d)`;
/** After a name that ends in a digit, a dot and digits are a version and not part of the name. */
const endOfDigit = String.raw`(?![\p{L}\p{N}]|\.\d)`;

function patternOf(words: readonly string[]): RegExp | undefined {
  const whole = words.join('');
  if (whole.length < 2 || !/\p{L}/u.test(whole)) return undefined;
  const end = /\p{N}$/u.test(whole) ? endOfDigit : endOfLetter;
  return new RegExp(notBehindWord + words.join(String.raw`[^\p{L}\p{N}]*`) + end, 'giu');
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

type Span = { readonly from: number; readonly to: number };
type Match<About> = Span & { readonly about: About };

function findMatches<About>(text: string, name: string, about: About): readonly Match<About>[] {
  const pattern = patternOf(wordsOf(name));
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    about,
  }));
}

const contains = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Leaves out matches within longer ones: "G6_CU_RADIO" is no match of G6_CU. */
const longestOf = <Of extends Span>(matches: readonly Of[]): readonly Of[] =>
  matches.filter(
    (inner) =>
      !matches.some((outer) => contains(outer, inner) && outer.to - outer.from > inner.to - inner.from),
  );

type Kind = { readonly family: string | undefined; readonly deviceType: string | undefined };

const kinds: readonly Kind[] = [undefined, ...productFamilies].flatMap((family) =>
  [undefined, ...deviceTypes].map((deviceType) => ({ family, deviceType })),
);

const kindText = ({ family, deviceType }: Kind): string => [family, deviceType].filter(Boolean).join(' ');

/**
 * The intended kind fits even if others are named. A family or device type alone can contradict but not
 * confirm: "G6_PDU" is other firmware of G6.
 */
function findKind(text: string, { productFamily, deviceType }: FirmwareSignature): Subject {
  const found = longestOf(kinds.flatMap((kind) => findMatches(text, kindText(kind), kind))).map(
    ({ about }) => about,
  );
  if (found.length === 0) return { kind: 'UNKNOWN' };
  const families = found.flatMap(({ family }) => family ?? []);
  const types = found.flatMap((each) => each.deviceType ?? []);
  const isOther =
    (families.length > 0 && !families.includes(productFamily)) ||
    (types.length > 0 && !types.includes(deviceType));
  if (isOther) return { kind: 'OTHER', names: [...new Set(found.map(kindText))] };
  return { kind: families.length > 0 && types.length > 0 ? 'FITS' : 'UNKNOWN' };
}

/** Other firmware of a device is named after its application, as in "G6_CU_BLE". */
const otherParts = (one: FirmwareSignature): readonly FirmwareSignature[] =>
  one.firmwareType === 'APP'
    ? firmwareTypes
        .filter((type) => type !== one.firmwareType)
        .map((firmwareType) => ({ ...one, firmwareType, name: `${one.name}_${firmwareType}` }))
    : [];

const isOfKind = (one: FirmwareSignature, other: FirmwareSignature): boolean =>
  one.productFamily === other.productFamily && one.deviceType === other.deviceType;

/**
 * Searches a text for firmware names in any spelling, else for family and device type. Next to the intended
 * name, only names of firmware for other products count.
 */
export function matchFirmwareText(
  text: string,
  { firmwareSignature: meant }: Named,
  all: readonly Named[],
): Subject {
  const plain = text.normalize('NFKC');
  const known = [meant, ...all.map(({ firmwareSignature }) => firmwareSignature)];
  const signatures = [...known, ...known.flatMap(otherParts)];
  const matches = longestOf(signatures.flatMap((each) => findMatches(plain, each.name, each)));
  if (matches.length === 0) return findKind(plain, meant);
  const isMeant = (span: Span): boolean =>
    matches.some(
      (match) =>
        formatFirmwareSignature(match.about) === formatFirmwareSignature(meant) &&
        contains(match, span) &&
        contains(span, match),
    );
  const others = matches.filter((match) => !isMeant(match));
  const isNamed = others.length < matches.length;
  const names = others.flatMap(({ about }) => (isNamed && isOfKind(about, meant) ? [] : [about.name]));
  return names.length === 0 ? { kind: 'FITS' } : { kind: 'OTHER', names: [...new Set(names)] };
}
