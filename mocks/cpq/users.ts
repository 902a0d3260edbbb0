import type { CpqUser } from '../../src/api/cpqOperations.ts';
import type { SeededPerson } from '../store/person.ts';

/** The number of the first user. */
const first = 101;

/** Whether somebody has an account in the quoting system: whoever belongs anywhere but among guests. */
const isUser = ({ units }: SeededPerson): boolean => units.some(({ realm }) => realm !== 'NONE');

/** The users of the quoting system, by e-mail address; each is a person who belongs somewhere. */
export const usersOf = (people: readonly SeededPerson[]): readonly Required<CpqUser>[] =>
  people
    .filter(isUser)
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map(({ email, firstName, lastName }, index) => ({
      id: first + index,
      email,
      name: `${firstName} ${lastName}`,
    }));

/** The password of a user: the part of the e-mail address before the @. */
export const passwordOf = (email: string): string => email.split('@')[0] ?? email;
