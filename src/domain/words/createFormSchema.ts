import * as z from 'zod/mini';

type Rule<Values> = (values: Values) => string | undefined;

export type FormRules<Values> = { readonly [Field in keyof Values]?: Rule<Values> };

/** At most one message per field. A rule gets all values, so that it can compare them. */
export function createFormSchema<Shape extends z.core.$ZodShape>(
  shape: Shape,
  rules: FormRules<z.infer<z.ZodMiniObject<Shape>>>,
): z.ZodMiniObject<Shape> {
  const entries = Object.entries<Rule<z.infer<z.ZodMiniObject<Shape>>> | undefined>(rules);
  return z.object(shape).check(({ value, issues }) => {
    for (const [field, rule] of entries) {
      const message = rule?.(value);
      if (message) issues.push({ code: 'custom', input: value, path: [field], message, continue: true });
    }
  });
}
