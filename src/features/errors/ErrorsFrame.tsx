import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeviceErrorList, DeviceErrorProblem } from '~/domain/resource/deviceErrors.ts';
import { deviceErrorsName } from '~/domain/resource/name.ts';
import { mayOpenResources, mayReadDeviceErrors } from '~/domain/resource/permission.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { pages } from '~/pages.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import styles from './Errors.module.css';

/** Shows its children to those who may read the device errors, and to others that they may not; nothing is read for them. */
export function WhoMayReadErrors({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayReadDeviceErrors(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.deviceErrors.title} reason={verdict.reason} />;
}

const problemText = ({ entry, line, text }: DeviceErrorProblem): string => {
  if (entry !== undefined) return deviceErrorTexts.entry(entry, text);
  return line === undefined ? text : deviceErrorTexts.line(line, text);
};

/** Greatest number of problems that are spelled out. */
const most = 5;

/** Everything in the resource that is no device error, with the way to mend it. */
export function BrokenParts({ list: { problems } }: { readonly list: DeviceErrorList }): ReactElement | null {
  const mayMend = mayOpenResources(useActor()).allowed;
  if (problems.length === 0) return null;
  return (
    <div className={styles.broken} role="alert">
      <p>{deviceErrorTexts.problems(problems.length)}</p>
      <ul>
        {problems.slice(0, most).map((problem) => (
          <li key={problemText(problem)}>{problemText(problem)}</li>
        ))}
      </ul>
      {mayMend && <Link to={paths.resource(deviceErrorsName)}>{deviceErrorTexts.toResource}</Link>}
    </div>
  );
}
