import type { ReactElement } from 'react';
import { severityColour } from '~/domain/resource/deviceErrors.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { Badge } from '~/ui/Badge.tsx';

/** The degree of a device error; nothing where none is given. */
export function SeverityBadge({ severity }: { readonly severity: string }): ReactElement | null {
  if (severity === '') return null;
  return (
    <Badge colour={severityColour(severity)} size="small">
      {deviceErrorTexts.severityText(severity)}
    </Badge>
  );
}
