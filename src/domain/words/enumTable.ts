/**
 * `createRow` makes the row of a member that nobody knows, as a newer back end may send: it allows nothing, or shows
 * the member as it came.
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

/** A member of an enum that nobody may know, from an address or a form: tables have a row for it, as for one in an answer. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- of the enum that is asked for
export const toEnumMember = <Member extends string>(text: string): Member => text as Member;

/** A member that nobody knows as it was sent; a dash where none was. */
export const formatUnknownMember = (member: string): string => member || '–';
