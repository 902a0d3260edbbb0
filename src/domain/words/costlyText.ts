/**
 * A browser takes the square of their number to lay them out: 60,000 on one letter take it 27 s, 10,000 skin tones
 * more than 30 s. No script needs more than a dozen.
 */
const stack = /[\p{M}\p{Cf}\p{Emoji_Modifier}]{100,}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const leftToRight = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;
const strong =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+|[\p{Script=Hebrew}\p{Script=Arabic}]+/gu;
/** Changes of direction within a line; 30,000 of them take a browser 10 s, and the square of that. */
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

/** Whether laying a text out would stop the page: too many marks on one letter, or turns of direction in a line. */
export const isCostlyText = (text: string): boolean =>
  // Plain ASCII, which most of it is, has neither.
  /[^\p{ASCII}]/u.test(text) &&
  (stack.test(text) || (rightToLeft.test(text) && text.split(/[\r\n]/).some(hasManyTurns)));
