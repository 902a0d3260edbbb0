/**
 * Marks in a row, which browsers lay out in quadratic time: 60,000 on one letter take 27 s, 10,000 skin tones
 * more than 30 s. No script needs more than a dozen.
 */
const stack = /[\p{M}\p{Cf}\p{Emoji_Modifier}]{100,}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const leftToRight = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;
const strong =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+|[\p{Script=Hebrew}\p{Script=Arabic}]+/gu;
/** Most changes of direction within a line; layout takes quadratic time, 10 s for 30,000 of them. */
const maxTurns = 2000;

const hasManyTurns = (line: string): boolean => {
  let [turns, isLeft] = [0, true];
  for (const [word] of line.matchAll(strong)) {
    if (leftToRight.test(word) === isLeft) continue;
    isLeft = !isLeft;
    turns += 1;
  }
  return turns > maxTurns;
};

/** Whether a text would freeze the page: too many marks on one letter, or changes of direction in a line. */
export const isCostlyText = (text: string): boolean =>
  // Plain ASCII, the usual case, has neither.
  /[^\p{ASCII}]/u.test(text) &&
  (stack.test(text) || (rightToLeft.test(text) && text.split(/[\r\n]/).some(hasManyTurns)));
