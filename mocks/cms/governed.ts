/** An operation that reads or writes objects of a type: the object access of a role decides who may call it. */
export const objectGoverned = (tag: string, type: string, access: 'READ' | 'WRITE') => ({
  tags: [tag],
  'x-cms-object-type': type,
  'x-cms-access': access,
});

/** An operation that does something of its own: the service access of a role decides who may call it. */
export const serviceGoverned = (tag: string) => ({ tags: [tag], 'x-cms-service': true as const });
