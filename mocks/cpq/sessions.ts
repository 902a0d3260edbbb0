import { randomBytes } from 'node:crypto';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { CpqUser } from '../../src/api/cpqOperations.ts';
import type { SeedPerson } from '../store/records.ts';

/** The collections that a reset of the data leaves: nobody is signed out by it. */
export const cpqSessionCollection = 'cpqSessions';

const day = 24 * 60 * 60 * 1000;
/** Lifetime of a session, in ms. */
const lifetime = 14 * day;

type Session = { readonly email: string; readonly expires: number };

/** The sessions of the quoting system, by their token. They outlast a restart. */
export function openCpqSessions(store: Store, clock: () => Date) {
  const sessions: Collection<Session & { readonly token: string }> = store.collection(cpqSessionCollection);
  const now = (): number => clock().getTime();
  const end = (token: string | undefined): void => void (token !== undefined && sessions.delete(token));
  return {
    begin: (email: string): string =>
      store.transaction(() => {
        for (const { token, expires } of sessions.all()) if (expires <= now()) end(token);
        const token = randomBytes(24).toString('base64url');
        sessions.put(token, { token, email, expires: now() + lifetime });
        return token;
      }),
    /** The address a token was given to; undefined for one that has ended or never was. */
    emailOf: (token: string | undefined): string | undefined => {
      const session = token === undefined ? undefined : sessions.get(token);
      return session && session.expires > now() ? session.email : undefined;
    },
    end,
    endAll: (): void => store.transaction(() => sessions.all().forEach(({ token }) => end(token))),
  };
}

const first = 101;

/** Whether somebody has an account in the quoting system: whoever belongs anywhere but among guests. */
const isUser = ({ units }: SeedPerson): boolean => units.some(({ realm }) => realm !== 'NONE');

export const toCpqUsers = (people: readonly SeedPerson[]): readonly Required<CpqUser>[] =>
  people
    .filter(isUser)
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map(({ email, firstName, lastName }, index) => ({
      id: first + index,
      email,
      name: `${firstName} ${lastName}`,
    }));

/** The password of a user: the part of the e-mail address before the @. */
export const getPassword = (email: string): string => email.split('@')[0] ?? email;
