import { Fragment } from 'react';

export const BreakableText = ({ parts }: { readonly parts: readonly string[] }) => (
  <>
    {parts.map((part, index) => (
      // The parts of a text keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);

/** An e-mail address in parts, each with the sign before it: "ann", ".lee", "@maker", ".example". */
const partsOf = (email: string): readonly string[] => email.split(/(?=[.@])/);

/** An e-mail address; where there is no room for it in one line it breaks before a dot or the at sign. */
export const EmailAddress = ({ email }: { readonly email: string }) => (
  <BreakableText parts={partsOf(email)} />
);
