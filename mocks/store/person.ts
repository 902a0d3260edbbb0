import type { Unit } from '../../src/domain/access/roles.ts';

/** Somebody who can sign in, by the lower-case e-mail address, with the units that person belongs to. */
export type Person = {
  readonly azureId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Role in words, for the sign-in page. */
  readonly label: string;
  readonly units: readonly (Unit & { readonly distributorId: string | null })[];
};
