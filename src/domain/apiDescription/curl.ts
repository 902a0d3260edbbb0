import type { ApiOperation, ApiParameter } from './operations.ts';

export type ParameterValues = Readonly<Record<string, string>>;

export const getParameterKey = ({ place, name }: Pick<ApiParameter, 'place' | 'name'>): string =>
  `${place} ${name}`;

export const findMissingParameters = (
  parameters: readonly ApiParameter[],
  values: ParameterValues,
): readonly ApiParameter[] => parameters.filter((each) => each.required && !values[getParameterKey(each)]);

export function buildCallUrl(
  { path }: Pick<ApiOperation, 'path'>,
  parameters: readonly ApiParameter[],
  values: ParameterValues,
): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const parameter of parameters) {
    const value = values[getParameterKey(parameter)] ?? '';
    if (parameter.place === 'query' && value) query.set(parameter.name, value);
    if (parameter.place === 'path' && value) {
      filled = filled.replaceAll(`{${parameter.name}}`, () => encodeURIComponent(value));
    }
  }
  const text = query.toString();
  return text ? `${filled}?${text}` : filled;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

type Call = {
  readonly operation: Pick<ApiOperation, 'method' | 'path'>;
  readonly parameters: readonly ApiParameter[];
  readonly values: ParameterValues;
  readonly base: string;
  readonly bodyType?: string | undefined;
};

/** A call as a curl command, which reads the token from the shell variable TOKEN. */
export function formatCurl({ operation, parameters, values, base, bodyType }: Call): string {
  const isUpload = bodyType?.startsWith('multipart/') ?? false;
  const lines = [
    `curl -X ${operation.method} ${quoted(base + buildCallUrl(operation, parameters, values))}`,
    '  -H "Authorization: Bearer $TOKEN"',
    `  -H ${quoted('Accept: application/json')}`,
    ...parameters.flatMap((each) =>
      each.place === 'header' && values[getParameterKey(each)]
        ? [`  -H ${quoted(`${each.name}: ${values[getParameterKey(each)]}`)}`]
        : [],
    ),
    ...(isUpload ? [`  -F ${quoted('file=@FILE')}`] : []),
    ...(bodyType && !isUpload
      ? [`  -H ${quoted(`Content-Type: ${bodyType}`)}`, `  -d ${quoted('@body.json')}`]
      : []),
  ];
  return lines.join(' \\\n');
}
