import { articleLetters } from './trade-spellings.messages.ts'

const MOST = 16

const spelt = (
  text: string,
  letters: readonly (readonly [string, readonly string[]])[],
): string[] => {
  let done: string[] = ['']
  for (let at = 0; at < text.length; ) {
    const found = letters.find(([said]) => text.startsWith(said, at))
    const [said, written] = found ?? [text[at] as string, [text[at] as string]]
    done = done.flatMap((before) => written.map((one) => before + one)).slice(0, MOST)
    at += said.length
  }
  return done
}

/**
 * «EM-2340», «мв-вс-160»: articles with their letters typed by sound in the other alphabet; empty for ordinary text.
 */
export const articlesByEar = (text: string): string[] => {
  const lower = text.toLowerCase()
  if (!/\d{3}/.test(lower) || /\s/.test(lower) || /\p{L}{5}/u.test(lower)) return []
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(lower)
  const toOther = articleLetters.map(([cyrillic, latin]): [string, readonly string[]] => [
    cyrillic,
    [latin],
  ])
  if (hasCyrillic) return spelt(lower, toOther).filter((one) => one !== lower)
  const back = [...Map.groupBy(articleLetters, ([, latin]) => latin)]
    .map(([latin, pairs]): [string, readonly string[]] => [latin, pairs.map(([one]) => one)])
    .toSorted(([one], [other]) => other.length - one.length)
  return spelt(lower, back).filter((one) => one !== lower)
}
