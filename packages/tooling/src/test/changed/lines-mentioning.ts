/**
 * First lines of the tests that contain one of the words; `everywhere` if code shared by all tests of the file does.
 * Code between two tests belongs to the one before.
 */
export const linesMentioning = (
  source: string,
  words: readonly string[],
): readonly number[] | 'everywhere' => {
  const mentions = (text: string) => words.some((word) => text.includes(word))
  const [shared = '', ...tests] = source.split(/^(?= *test\()/m)
  if (mentions(shared)) return 'everywhere'
  let line = shared.split('\n').length
  return tests.flatMap((test) => {
    const first = line
    line += test.split('\n').length - 1
    return mentions(test) ? [first] : []
  })
}
