/**
 * `createRow` makes the row of an unknown member, which a newer back end may send: it allows nothing, or
 * shows the member as it came.
 */
export const createEnumTable = <Member extends string, Row>(
  table: Readonly<Record<Member, Row>>,
  createRow: (member: string) => NoInfer<Row>,
): Record<Member, Row> =>
  new Proxy(table, {
    get: (rows, member): unknown =>
      typeof member !== 'string' || Object.hasOwn(rows, member)
        ? Reflect.get(rows, member)
        : createRow(member),
  });

/** Takes a text of a URL or a form for a member of an enum: tables have a row for unknown members. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- of the enum that is asked for
export const toEnumMember = <Member extends string>(text: string): Member => text as Member;

/** An unknown member as it was sent; a dash for an empty one. */
export const formatUnknownMember = (member: string): string => member || '–';
