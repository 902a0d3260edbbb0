import type { Unit } from '../../src/domain/access/roles.ts';

/** Somebody who can sign in, by the lower-case e-mail address. */
export type Person = {
  readonly azureId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Role in words, for the sign-in page. */
  readonly label: string;
};

/** Somebody as the data begin: with the units of the first grants. Later on the grants say what somebody belongs to. */
export type SeededPerson = Person & { readonly units: readonly Unit[] };
