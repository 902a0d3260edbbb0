import { randomBytes } from 'node:crypto';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { CpqUser } from '../../src/api/cpqOperations.ts';
import type { SeedPerson } from '../store/records.ts';

/** Collection that survives a reset of the data, so that sessions continue. */
export const cpqSessionCollection = 'cpqSessions';

const day = 24 * 60 * 60 * 1000;
/** Lifetime of a session, in ms. */
const lifetime = 14 * day;

type Session = { readonly email: string; readonly expires: number };

/** Sessions of the quoting system by token. They survive a restart. */
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
    /** The user's e-mail address; undefined for an unknown or expired token. */
    emailOf: (token: string | undefined): string | undefined => {
      const session = token === undefined ? undefined : sessions.get(token);
      return session && session.expires > now() ? session.email : undefined;
    },
    end,
    endAll: (): void => store.transaction(() => sessions.all().forEach(({ token }) => end(token))),
  };
}

const first = 101;

/** Whether the quoting system has an account for the person: anyone with a unit other than guest. */
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

/** Password of a user: the part of the e-mail address before the @. */
export const getPassword = (email: string): string => email.split('@')[0] ?? email;
