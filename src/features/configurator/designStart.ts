import type { DesignDraft } from '~/domain/quote/draft.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import type { ProductFamily } from '~/domain/product/families.ts';
import type { SaveProgress } from '~/domain/quote/savePlan.ts';
import type { Configurator } from '~/domain/quote/wire.ts';

/** A design as it is when its page is opened. */
export type DesignStart = {
  /** Name of its draft. */
  readonly key: string;
  readonly productFamily: ProductFamily;
  readonly customer: { readonly number: string; readonly name: string };
  /** The design to begin with; undefined: a new one. */
  readonly product: Configurator | undefined;
  readonly progress: SaveProgress;
  /** Whether it is a draft, of which nothing is saved as it stands; the moment of its last change in ms. */
  readonly draftFrom?: number;
  /** Whether it may be saved. */
  readonly mayChange: Verdict;
};

/** What becomes of a design when it is saved for the first time. */
export type DesignMaking = {
  /** Id of the configuration that the design has become with its first save. */
  readonly madeAs: string | undefined;
  readonly onMade: (configurationId: string) => void;
  /** Goes on with a draft as a new design: what it belonged to is no longer there. */
  readonly onRenew: (draft: DesignDraft) => void;
  /** Opens the design of that configuration anew. */
  readonly onReadAnew: () => void;
};
