import { contentOf, type ReceiverContent, type TransmitterContent } from './content.ts';
import { readFields } from './fields.ts';
import type { Configurator } from './wire.ts';

export type Place = {
  readonly designator: string;
  readonly componentType: string;
  readonly partNumber: string;
  readonly function: string;
  readonly connector: string;
};

export type Device = {
  readonly name: string;
  readonly content: ReceiverContent | TransmitterContent;
  readonly places: readonly Place[];
};

export function placeOf({ name, fields }: Configurator): Place {
  const { text } = readFields(fields);
  return {
    designator: text('designator') || (name ?? ''),
    componentType: text('componentType'),
    partNumber: text('partNumber'),
    function: text('function'),
    connector: text('connector'),
  };
}

export function devicesOf(product: Configurator | null | undefined): readonly Device[] {
  const { transmitters, receivers } = contentOf(product);
  const named = (kind: RegExp, contents: readonly Device['content'][]): readonly Device[] =>
    (product?.configurators ?? [])
      .filter(({ name }) => kind.test(name ?? ''))
      .flatMap(({ name, configurators }, index) => {
        const content = contents[index];
        return content ? [{ name: name ?? '', content, places: (configurators ?? []).map(placeOf) }] : [];
      });
  return [...named(/^transmitter\b/i, transmitters), ...named(/^receiver\b/i, receivers)];
}

export function placeCounts(
  places: readonly Place[],
): readonly { readonly type: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { componentType } of places) counts.set(componentType, (counts.get(componentType) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count }));
}
