/** The longest text that the call accepts; longer ones are refused before they reach the index. */
const LONGEST = 200
const filled = (part: string): string => part.repeat(LONGEST).slice(0, LONGEST)

/** Meaningless input: wildcards, patterns, SQL, punctuation, and the longest of each kind. */
export const strangeQuestions: readonly string[] = [
  '%',
  '_',
  '%%%___',
  '.*',
  '(a+)+$',
  '[а-я]+|\\d{1,9}',
  '\\',
  "' or 1=1 --",
  "'; drop table product; --",
  '<script>alert(1)</script>',
  '🔩',
  filled('🔩🪛'),
  '\u202eолревс',
  '\u0301\u0301\u0301',
  'null',
  '__proto__',
  'NaN',
  filled('%'),
  filled('(a+)+'),
  filled('а '),
  filled('а'),
  filled('сверло '),
  filled('свррло '),
  filled('cdthkj '),
  filled('8,5x117 '),
  filled('9'),
  filled('1-'),
  filled('R390-11T3 '),
  filled('ё-/х*'),
]
