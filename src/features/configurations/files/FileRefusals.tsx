import type { ReactElement } from 'react';
import { accessHelps, type Verdict } from '~/domain/access/verdict.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { accessWishes } from '~/domain/words/texts/accessWishes.ts';
import type { Asked } from '~/domain/explanation/explanation.ts';
import type { Standing } from '~/domain/workflow/permission.ts';
import { WhyCanI } from '~/widgets/access/WhyCanI.tsx';
import { Reason, Reasons } from '../Reasons.tsx';
import { RequestAccess } from '~/widgets/requests/AccessRequest.tsx';

type Offered = {
  readonly asked: Asked;
  readonly standing: Standing;
  readonly label: string;
  /** The action as something a person does: "add files". */
  readonly verb: string;
  readonly verdict: Verdict;
};

type Props = {
  readonly configuration: { readonly configurationId: string };
  readonly offered: readonly Offered[];
};

/** The reasons of the actions on files that are refused, and the way to ask for access where that helps. */
export function FileRefusals({ configuration, offered }: Props): ReactElement | null {
  const { configurationId } = configuration;
  const refusals = offered.filter(({ verdict }) => !verdict.allowed);
  if (refusals.length === 0) return null;
  return (
    <Reasons label={nextStepsTexts.whyNot} name={filesTexts.whyNot} title={filesTexts.whyNotTitle}>
      {refusals.map(({ asked, standing, label, verb, verdict }) => (
        <Reason key={label} label={label} verdict={verdict}>
          {accessHelps(verdict) && (
            <RequestAccess
              wanted={{
                requestType: 'CONFIGURATION_ACCESS',
                configurationId,
                description: accessWishes.event(configurationId, verb),
              }}
              label={nextStepsTexts.requestAccessTo(label)}
            />
          )}
          <WhyCanI asked={asked} standing={standing} about={label} />
        </Reason>
      ))}
    </Reasons>
  );
}
