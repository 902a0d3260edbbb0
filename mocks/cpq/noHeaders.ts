/** The headers of a quote that nobody has filled in. */
export const noHeaders = (id: number) => ({
  idQuoteHeader: id,
  entityType: 'quoteHeader',
  name: 'Header',
  fields: [],
  configurators: [],
  validationMessages: [],
});
