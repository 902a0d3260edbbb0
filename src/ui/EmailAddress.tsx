import type { ReactElement } from 'react';
import { SoftBreaks } from './SoftBreaks.tsx';

/** An e-mail address in parts, each with the sign before it: "ann", ".lee", "@maker", ".example". */
const partsOf = (email: string): readonly string[] => email.split(/(?=[.@])/);

/** An e-mail address; where there is no room for it in one line it breaks before a dot or the at sign. */
export const EmailAddress = ({ email }: { readonly email: string }): ReactElement => (
  <SoftBreaks parts={partsOf(email)} />
);
