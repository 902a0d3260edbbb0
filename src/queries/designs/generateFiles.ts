import type { QueryClient } from '@tanstack/react-query';
import { hasQuote } from '~/domain/configuration/id.ts';
import { notice, wiringNotice } from '~/domain/notice/notices.ts';
import { quoteBesideTexts } from '~/domain/words/texts/quoteBeside.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { buildArtefacts } from '~/queries/files/build.ts';
import { perform } from '~/queries/perform.ts';
import { dismiss, notify } from '~/platform/notices.ts';
import { generateOutputs } from './generateOutputs.ts';
import { testWiring } from './wiring.ts';

type Subject = Pick<Configuration, 'configurationId' | 'kbMaxQuoteId' | 'account'>;

/** Has the wiring of a 3D configuration checked, and tells what does not work out. Answers whether everything does. */
async function isWired(client: QueryClient, { kbMaxQuoteId, account }: Subject): Promise<boolean> {
  const waiting = notify(notice('WAIT', { body: quoteBesideTexts.checkingWiring }));
  try {
    const { accountNumber } = account;
    const error = await perform(client, testWiring(), { quoteId: kbMaxQuoteId, accountNumber });
    if (error) notify(wiringNotice(error));
    return error === undefined;
  } finally {
    dismiss(waiting);
  }
}

/** Validates a 3D configuration, and says how that ends. Rejects where it could not be done, after that has been told. */
export async function validateDesign(client: QueryClient, subject: Subject): Promise<void> {
  if (await isWired(client, subject)) notify(notice('VALIDATE_SUCCESS'));
}

/**
 * Generates the files of a configuration as a job that tells how it ends: of one made in 3D by the quoting system, once
 * its wiring has been found right, of any other by the CMS.
 */
export async function generateFiles(client: QueryClient, subject: Subject): Promise<void> {
  const { configurationId, kbMaxQuoteId: quoteId } = subject;
  try {
    if (!hasQuote(subject)) await buildArtefacts(client, configurationId).ended;
    else if (await isWired(client, subject))
      await generateOutputs(client, { configurationId, quoteId }).ended;
  } catch {
    // It has told how it ended.
  }
}
