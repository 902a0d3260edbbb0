import { Link } from 'react-router';
import {
  type DeviceErrorList,
  type DeviceErrorProblem,
  getSeverityColor,
} from '~/domain/resource/deviceErrors.ts';
import { deviceErrorsResourceName } from '~/domain/resource/name.ts';
import { checkResourcesAccess } from '~/domain/resource/permission.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import styles from './Errors.module.css';
import { Badge } from '~/ui/Badge.tsx';

const problemText = ({ entry, line, text }: DeviceErrorProblem): string => {
  if (entry !== undefined) return deviceErrorTexts.entry(entry, text);
  return line === undefined ? text : deviceErrorTexts.line(line, text);
};

const limit = 5;

/** Entries of the resource that are not valid device errors, with a link to repair them. */
export function InvalidDeviceErrors({ list: { problems } }: { readonly list: DeviceErrorList }) {
  const canEditResources = checkResourcesAccess(useActor()).allowed;
  if (problems.length === 0) return null;
  return (
    <div className={styles.broken} role="alert">
      <p>{deviceErrorTexts.problems(problems.length)}</p>
      <ul>
        {problems.slice(0, limit).map((problem) => (
          <li key={problemText(problem)}>{problemText(problem)}</li>
        ))}
      </ul>
      {canEditResources && (
        <Link to={paths.resource(deviceErrorsResourceName)}>{deviceErrorTexts.toResource}</Link>
      )}
    </div>
  );
}

export function SeverityBadge({ severity }: { readonly severity: string }) {
  if (severity === '') return null;
  return (
    <Badge colour={getSeverityColor(severity)} size="small">
      {deviceErrorTexts.severityText(severity)}
    </Badge>
  );
}
