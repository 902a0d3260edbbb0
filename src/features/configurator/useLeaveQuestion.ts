import type { Location } from 'react-router';
import { draftTexts } from '~/domain/words/texts/configurator.ts';
import { useAsksToLeave } from '~/session/useAsksToLeave.tsx';

/** State of a navigation that only gives the open design its new address. */
export const staysOpen = 'DESIGN_STAYS';

const addressOf = ({ pathname, search }: Location): string => pathname + search;
const stays = (now: Location, next: Location): boolean =>
  next.state === staysOpen || addressOf(next) === addressOf(now);

const { leave: action } = draftTexts;
const unsavedTexts = { title: draftTexts.leaveTitle, question: draftTexts.leaveText, action };
const savingTexts = { title: draftTexts.leaveSavingTitle, question: draftTexts.leaveSavingText, action };

/** Asks before a design is left of which something is not saved, or is being saved. */
export const useLeaveQuestion = (unsaved: boolean, isBeingSaved: boolean): void =>
  useAsksToLeave({ unsaved, end: 'KEPT', stays, texts: isBeingSaved ? savingTexts : unsavedTexts });
