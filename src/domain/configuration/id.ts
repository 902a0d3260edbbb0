export const configurationIdPrefixes = ['OU', 'CA', 'KS', 'CN', 'DK', 'SF'] as const;

export const toConfigurationId = (typed: string): string => typed.trim().toUpperCase();

/** Turns a typed id to upper case, without blanks. Not validated: ids made in 3D follow other rules. */
export const toLookupConfigurationId = (typed: string): string =>
  toConfigurationId(typed).replaceAll(/\s/g, '');

const maxNumericLength = 20;

function numericIdError(id: string): string | undefined {
  if (!/^\d{5}/.test(id)) return 'A configuration ID must be at least 5 digits long';
  if (!/^\w*$/.test(id))
    return 'After its digits a configuration ID can only have letters A to Z, digits and _';
  return id.length > maxNumericLength
    ? `A configuration ID that begins with digits cannot be longer than ${maxNumericLength} characters`
    : undefined;
}

/**
 * Valid new ids: at least five digits, then ASCII letters, digits or _, at most 20 characters; or one of six
 * prefixes, 6 to 8 characters in all. Ids in URLs are not validated.
 */
export function validateConfigurationId(id: string): string | undefined {
  if (id.trim() === '') return 'A configuration ID is required';
  if (/^\d/.test(id)) return numericIdError(id);
  const prefix = /^[A-Z]*/.exec(id)?.[0];
  if (!configurationIdPrefixes.some((known) => known === prefix)) {
    return `The prefix for a configuration ID must be: ${configurationIdPrefixes.join(', ')}`;
  }
  if (id.length < 6) return 'A configuration ID must be at least 6 characters long';
  return id.length > 8 ? 'A configuration ID cannot be longer than 8 characters' : undefined;
}

/** Whether an id begins with a capital letter; such a configuration needs a part number. */
export const isClassicId = (id: string): boolean => /^[A-Z]/.test(id);

export const validatePartNumberChoice = (id: string, partNumber: string): string | undefined =>
  isClassicId(id) && partNumber === '' ? 'A part number is required' : undefined;

/**
 * Ids on labels: two letters and 4 to 6 digits; C, digits and an optional letter; digits and an optional
 * "_S". A code over 20 characters is another one near the label.
 */
export const labelPatterns = {
  CLASSIC: /^[A-Z]{2}\d{4,6}$/,
  CPQ: /^(?=.{2,20}$)C\d+[A-Z]?$/,
  PLM: /^(?=.{1,20}$)\d+(?:_S)?$/,
} as const;

export const isScannableId = (id: string): boolean =>
  Object.values(labelPatterns).some((format) => format.test(id));

export const getManualConfigurationKind = (id: string): 'CLASSIC' | 'PHANTOM' =>
  labelPatterns.CLASSIC.test(id) ? 'CLASSIC' : 'PHANTOM';

export type ConfigurationKind = 'CLASSIC' | 'PHANTOM' | 'CONFIGURED_3D';

export const configurationKindLabel: Record<ConfigurationKind, string> = {
  CLASSIC: 'Classic',
  PHANTOM: 'Phantom',
  CONFIGURED_3D: 'Configured in 3D',
};

type Quoted = { readonly kbMaxQuoteId?: number | null };

/** Whether a configuration was made in 3D: null and negative quote ids mean that it has no quote. */
export const hasQuote = ({ kbMaxQuoteId }: Quoted): boolean => (kbMaxQuoteId ?? -1) > -1;

/** Configured in 3D when it has a quote, else phantom when its id begins with a digit, classic when not. */
export function getConfigurationKind(
  configuration: Quoted & { readonly configurationId: string },
): ConfigurationKind {
  if (hasQuote(configuration)) return 'CONFIGURED_3D';
  return /^\d/.test(configuration.configurationId) ? 'PHANTOM' : 'CLASSIC';
}

/** Whether a new account regenerates all artefacts of a configuration; otherwise they are only reloaded. */
export const isRegeneratedOnAccountChange = (configurationId: string): boolean =>
  configurationId.startsWith('C0');
