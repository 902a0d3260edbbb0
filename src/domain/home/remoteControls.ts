/** A product of a customer, as far as their remote controls are told by it. */
type Product = {
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly serialNumber: string;
  readonly revision: string;
  readonly created: string;
};

/** The products made after one configuration: a remote control, as many times as it was made. */
export type RemoteControl<Made extends Product = Product> = {
  readonly configurationId: string;
  readonly productFamily: Made['productFamily'];
  /** The product configuration whose picture shows it: its transmitter, where it has one. */
  readonly pictured: string;
  /** The newest revision that a product was made after. */
  readonly revision: string;
  /** Newest first. */
  readonly serialNumbers: readonly string[];
};

const byDate = (one: Product, other: Product): number => Date.parse(other.created) - Date.parse(one.created);

function remoteControlOf<Made extends Product>(newest: Made, made: readonly Made[]): RemoteControl<Made> {
  const revisions = made.map(({ revision }) => revision).toSorted();
  return {
    configurationId: newest.configurationId,
    productFamily: newest.productFamily,
    pictured: (made.find(({ deviceType }) => deviceType === 'PCU') ?? newest).productConfigurationId,
    revision: revisions.at(-1) ?? newest.revision,
    serialNumbers: [...new Set(made.map(({ serialNumber }) => serialNumber))],
  };
}

/** The remote controls that a customer's products are, the one made last in front. */
export function remoteControls<Made extends Product>(
  products: readonly Made[],
): readonly RemoteControl<Made>[] {
  const newestFirst = products.toSorted(byDate);
  const byConfiguration = Map.groupBy(newestFirst, ({ configurationId }) => configurationId);
  return [...byConfiguration.values()].flatMap((made) => (made[0] ? [remoteControlOf(made[0], made)] : []));
}
