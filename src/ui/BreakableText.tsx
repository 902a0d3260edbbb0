import { Fragment } from 'react';

export const BreakableText = ({ parts }: { readonly parts: readonly string[] }) => (
  <>
    {parts.map((part, index) => (
      // The parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);

/** An e-mail address split before each dot and at sign: "ann", ".lee", "@maker", ".example". */
const partsOf = (email: string): readonly string[] => email.split(/(?=[.@])/);

/** An e-mail address that breaks before a dot or the at sign where the line is too short. */
export const EmailAddress = ({ email }: { readonly email: string }) => (
  <BreakableText parts={partsOf(email)} />
);
