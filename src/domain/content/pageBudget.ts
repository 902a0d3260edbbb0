export type PageBudget = {
  readonly maxOperators: number;
  /** Maximum pixels of pictures and of layers open at the same time; decoded, each takes four bytes. */
  readonly maxPixels: number;
  readonly timeoutMs: number;
};

/** PREVIEW is for a page that a person opens, THUMBNAIL for small images drawn without a request. */
export const pageBudgets = {
  // A dense plan has 200,000 operators; a million of them take 200 MB.
  PREVIEW: { maxOperators: 500_000, maxPixels: 128_000_000, timeoutMs: 15_000 },
  THUMBNAIL: { maxOperators: 50_000, maxPixels: 24_000_000, timeoutMs: 10_000 },
} as const satisfies Record<string, PageBudget>;

/** An operator of a PDF page, as far as it takes memory: a picture, or the start or end of a layer. */
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
