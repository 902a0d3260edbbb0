/**
 * Made when a name is first asked for: it has the browser read the data of a language.
 * @session nothing of a person
 */
let names: Intl.DisplayNames | undefined;

/** English name of a country or territory by its ISO 3166-1 code in capitals; undefined for a code that has none. */
export function regionName(code: string): string | undefined {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code);
}
