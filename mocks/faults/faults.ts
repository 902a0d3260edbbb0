import type { Handler } from '../../deploy/backEndHandlers.ts';
import { randomOf } from '../factory/random.ts';
import { applyEffect } from './effects.ts';
import { newRule, type FaultyBackEnd, type NewRule, type Rule } from './rule.ts';

/** An operation of a back end, as its description names it: `path` is below the back end's base. */
type DescribedOperation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
};

type Options = {
  /** Base path of each back end that has operations, for instance /cms. */
  readonly bases: Partial<Readonly<Record<FaultyBackEnd, string>>>;
  readonly operations: Partial<Readonly<Record<FaultyBackEnd, readonly DescribedOperation[]>>>;
};

export type Faults = ReturnType<typeof createFaults>;

type Entry = { readonly rule: Rule; readonly random: () => number };

export function createFaults({ bases, operations }: Options) {
  let entries: Entry[] = [];
  let last = 0;

  const isMeant = (rule: Rule, backEnd: FaultyBackEnd, method: string, pathname: string): boolean =>
    (rule.backEnd === undefined || rule.backEnd === backEnd) &&
    (rule.method === undefined || rule.method === method) &&
    (rule.path === undefined || patternOf(rule.path).test(pathname)) &&
    (rule.operation === undefined ||
      rule.operation ===
        operationAt(operations[backEnd] ?? [], method, pathname.slice(bases[backEnd]?.length)));

  /** The rule that makes this request fail, which it counts; undefined when it goes through. */
  const ruleFor = (backEnd: FaultyBackEnd, method: string, pathname: string): Rule | undefined => {
    const entry = entries.find(
      ({ rule, random }) =>
        rule.hits < (rule.times ?? Number.POSITIVE_INFINITY) &&
        isMeant(rule, backEnd, method, pathname) &&
        random() < rule.share,
    );
    if (entry) entry.rule.hits += 1;
    return entry?.rule;
  };

  return {
    rules: (): readonly Rule[] => entries.map(({ rule }) => rule),
    /** Puts a rule in force, behind those there are: the first that holds for a request decides. */
    add: (input: NewRule): Rule => {
      last += 1;
      const rule = { ...newRule.parse(input), id: last, hits: 0 };
      entries.push({ rule, random: randomOf(`${rule.seed}/${entries.length}`).next });
      return rule;
    },
    /** Whether there was such a rule. */
    remove: (id: number): boolean => {
      const before = entries.length;
      entries = entries.filter(({ rule }) => rule.id !== id);
      return entries.length < before;
    },
    clear: (): void => {
      entries = [];
    },
    ruleFor,
    before:
      (backEnd: FaultyBackEnd, handle: Handler): Handler =>
      async (request) => {
        const rule = ruleFor(backEnd, request.method, new URL(request.url).pathname);
        if (!rule) return handle(request);
        return applyEffect[rule.effect](rule, request, async () => handle(request));
      },
  };
}

/** The operation behind a method and a path; one without parameters goes before one with. */
function operationAt(
  operations: readonly DescribedOperation[],
  method: string,
  path: string,
): string | undefined {
  const parameters = (operation: DescribedOperation): number => operation.path.split('{').length;
  return operations
    .filter((operation) => operation.method.toUpperCase() === method && templateOf(operation.path).test(path))
    .toSorted((a, b) => parameters(a) - parameters(b))[0]?.operationId;
}

/** A path in which * stands for any text. */
const patternOf = (path: string): RegExp => patternWith(path, '*', '.*');

const templateOf = (path: string): RegExp => patternWith(path, /\{\w+\}/, '[^/]+');

/** The pattern of a text that is taken as it is, but for its holes. */
function patternWith(text: string, hole: string | RegExp, filled: string): RegExp {
  const pieces = text.split(hole).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(filled)}$`);
}
