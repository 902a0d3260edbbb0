import { readConfigurationContent, type ReceiverContent, type TransmitterContent } from './content.ts';
import { createFieldReader } from './fields.ts';
import type { Configurator } from './quoteDto.ts';

export type DeviceComponent = {
  readonly designator: string;
  readonly componentType: string;
  readonly partNumber: string;
  readonly function: string;
  readonly connector: string;
};

export type Device = {
  readonly name: string;
  readonly content: ReceiverContent | TransmitterContent;
  readonly places: readonly DeviceComponent[];
};

export function toDeviceComponent({ name, fields }: Configurator): DeviceComponent {
  const { text } = createFieldReader(fields);
  return {
    designator: text('designator') || (name ?? ''),
    componentType: text('componentType'),
    partNumber: text('partNumber'),
    function: text('function'),
    connector: text('connector'),
  };
}

export function listConfiguredDevices(product: Configurator | null | undefined): readonly Device[] {
  const { transmitters, receivers } = readConfigurationContent(product);
  const named = (kind: RegExp, contents: readonly Device['content'][]): readonly Device[] =>
    (product?.configurators ?? [])
      .filter(({ name }) => kind.test(name ?? ''))
      .flatMap(({ name, configurators }, index) => {
        const content = contents[index];
        return content
          ? [{ name: name ?? '', content, places: (configurators ?? []).map(toDeviceComponent) }]
          : [];
      });
  return [...named(/^transmitter\b/i, transmitters), ...named(/^receiver\b/i, receivers)];
}

export function countComponentsByType(
  places: readonly DeviceComponent[],
): readonly { readonly type: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { componentType } of places) counts.set(componentType, (counts.get(componentType) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count }));
}
