/** Lines of the basket that are shown. */
export const basketViews = ['ALL', 'GOOD', 'BAD'] as const;
export type BasketView = (typeof basketViews)[number];
