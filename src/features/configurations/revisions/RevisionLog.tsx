import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { activityText, changeText } from '~/domain/activity/activity.ts';
import { revisionLog } from '~/domain/revision/revision.ts';
import { revisionLogOf } from '~/queries/configurations/revisions.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { TimeAndDate } from '~/widgets/lists/TimeAndDate.tsx';
import rows from '~/widgets/lists/rows.module.css';

/** The log of the configuration set as a whole, for administrators. */
export function RevisionLog({ configurationId }: { readonly configurationId: string }): ReactElement {
  const person = usePersonName();
  const list = useQuery({
    ...revisionLogOf(configurationId),
    select: (entries) =>
      revisionLog(entries)
        .map((entry, index) => ({ ...entry, index }))
        .toReversed(),
  });
  return (
    <ListPanel
      title={revisionTexts.logTitle}
      list={list}
      keyOf={({ index }) => String(index)}
      empty={{ title: revisionTexts.emptyLog }}
    >
      {({ revisionActionType, revisionData, revisionName, created, createdBy }) => (
        <>
          <div className={rows.main}>
            <strong>{activityText(revisionActionType)}</strong>
            <span className={rows.text}>{changeText(revisionActionType, revisionData, person)}</span>
          </div>
          <div className={rows.facts}>
            <span className="number">{factTexts.revisionNamed(revisionName)}</span>
            <span>{person(createdBy)}</span>
            <TimeAndDate date={created} />
          </div>
        </>
      )}
    </ListPanel>
  );
}
