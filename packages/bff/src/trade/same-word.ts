/** Russian endings differ by at most this many letters. */
const ENDING = 3
const SHORTEST_STEM = 4
const SHORTEST_ABBREVIATION = 4

/** Whether `asked` is another form of `known`, or its beginning: «сверла», «сверл». Both in lower case. */
export const isSameWord = (asked: string, known: string): boolean => {
  if (asked === known) return true
  if (asked.length >= SHORTEST_ABBREVIATION && known.startsWith(asked)) return true
  let same = 0
  while (same < asked.length && asked[same] === known[same]) same += 1
  const longest = Math.max(asked.length, known.length)
  return same >= SHORTEST_STEM && longest - same <= ENDING
}
