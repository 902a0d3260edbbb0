import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { belongingIssues } from '~/domain/bom/belonging.ts';
import type { BomConfiguration } from '~/domain/bom/bom.ts';
import { billTexts } from '~/domain/words/texts/billOfMaterials.ts';
import { configuration } from '~/queries/configurations/configurations.ts';
import { FileCautions } from '~/widgets/previews/FileCautions.tsx';
import type { PreviewFile } from '~/widgets/previews/previewFile.ts';

/** Sentences that are told one by one. */
const most = 4;

type Props = { readonly file: PreviewFile; readonly products: readonly BomConfiguration[] };

/** What shows that a bill of materials is of something else than what it lies with; nothing where it fits. */
export function BomBelonging({ file, products }: Props): ReactElement | null {
  const { configurationId, productConfigurationId, revision } = file;
  const { data } = useQuery({ ...configuration(configurationId, revision), meta: { isTold: true } });
  const issues = useMemo(
    () => (data ? belongingIssues(products, { ...data, revision, productConfigurationId }) : []),
    [data, products, revision, productConfigurationId],
  );
  const rest = issues.length - most;
  return (
    <FileCautions sentences={[...issues.slice(0, most), ...(rest > 0 ? [billTexts.andMore(rest)] : [])]} />
  );
}
