export type PageBudget = {
  readonly maxOperators: number;
  /** Of its pictures, and of the layers that are open at a time; decoded, a pixel takes four bytes. */
  readonly maxPixels: number;
  readonly timeoutMs: number;
};

/** A page that somebody looks at, and one that is drawn in small without anybody asking for it. */
export const pageBudgets = {
  // The operators of a dense plan are 200,000; a million of them take 200 MB.
  PREVIEW: { maxOperators: 500_000, maxPixels: 128_000_000, timeoutMs: 15_000 },
  THUMBNAIL: { maxOperators: 50_000, maxPixels: 24_000_000, timeoutMs: 10_000 },
} as const satisfies Record<string, PageBudget>;

/** Operator of a page, as far as it takes memory: a picture by its name and size in pixels, a layer that opens or closes. */
export type PageOperator =
  | { readonly kind: 'PICTURE'; readonly name: string | undefined; readonly pixels: number }
  | { readonly kind: 'LAYER_START' | 'LAYER_END' | 'OTHER' };

export class PageCost {
  #operators = 0;
  #picturePixels = 0;
  #openLayers = 0;
  #maxOpenLayers = 0;
  readonly #pictures = new Set<string>();
  readonly #layerPixels: number;

  constructor(layerPixels: number) {
    this.#layerPixels = layerPixels;
  }

  add(operator: PageOperator): void {
    this.#operators += 1;
    switch (operator.kind) {
      case 'PICTURE': {
        const { name, pixels } = operator;
        // A picture with a name is decoded once, however often it is drawn.
        if (name !== undefined && this.#pictures.has(name)) return;
        if (name !== undefined) this.#pictures.add(name);
        this.#picturePixels += pixels;
        return;
      }
      case 'LAYER_START':
        this.#openLayers += 1;
        this.#maxOpenLayers = Math.max(this.#maxOpenLayers, this.#openLayers);
        return;
      case 'LAYER_END':
        this.#openLayers = Math.max(0, this.#openLayers - 1);
        return;
      case 'OTHER':
    }
  }

  isOver({ maxOperators, maxPixels }: PageBudget): boolean {
    const pixels = this.#picturePixels + this.#maxOpenLayers * this.#layerPixels;
    return this.#operators > maxOperators || pixels > maxPixels;
  }
}
