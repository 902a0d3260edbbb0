import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod';
import { addressKey } from '../../src/domain/words/emailAddress.ts';
import { pageHeaders } from '../run/page.ts';
import type { Settings } from '../run/settings.ts';
import type { SeededPerson } from '../store/records.ts';
import { errorPage, signInPage } from './pages.ts';
import { subjectOf } from './tokens.ts';

type Options = {
  readonly origin: string;
  readonly people: readonly SeededPerson[];
  readonly settings: Settings;
};

/** The ways of not signing in, in the words of the cloud provider. */
const refusals = new Map([
  ['CANCELLED', 'AADB2C90091: The user has cancelled entering self-asserted information.'],
  ['PASSWORD_RESET', 'AADB2C90118: The user has forgotten their password.'],
]);

/** Shows who can sign in, and goes on as the one who was chosen. */
export const interactionOf =
  (provider: Provider, { origin, people, settings }: Options) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const { params } = await provider.interactionDetails(incoming, outgoing);
      const form = incoming.method === 'POST' ? await text(incoming) : '';
      const description = refusals.get(new URLSearchParams(form).get('refusal') ?? '');
      if (description !== undefined) {
        const refusal = { error: 'access_denied', error_description: description };
        await provider.interactionFinished(incoming, outgoing, refusal);
        return;
      }
      const email = emailIn(form);
      if (email !== undefined) {
        const result = { login: { accountId: subjectOf(email), remember: true } };
        await provider.interactionFinished(incoming, outgoing, result);
        return;
      }
      const action = incoming.url ?? '';
      show(outgoing, 200, await signInPage({ people, settings, action, hint: params['login_hint'] }));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      show(outgoing, 400, await errorPage(origin, 'This sign-in is over', 'begin again in Portal.'));
    }
  };

/** The address in a posted form; undefined when it is none. */
const emailIn = (form: string): string | undefined =>
  z.email().safeParse(addressKey(new URLSearchParams(form).get('email') ?? '')).data;

function show(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, pageHeaders).end(String(body));
}
