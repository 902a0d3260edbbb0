/**
 * A table by the members of an enum that has a row for members that nobody knows as well: a back end may be newer than
 * Portal. `instead` makes that row of the member; one that allows nothing, or shows the member as it was sent.
 */
export const withUnknown = <Member extends string, Row>(
  table: Readonly<Record<Member, Row>>,
  instead: (member: string) => NoInfer<Row>,
): Record<Member, Row> =>
  new Proxy(table, {
    get: (rows, member): unknown =>
      typeof member !== 'string' || Object.hasOwn(rows, member) ? Reflect.get(rows, member) : instead(member),
  });

/** A member that nobody knows as it was sent; a dash where none was. */
export const asSent = (member: string): string => member || '–';
