import { type Column, type IndexData, sharedUint32, uint32Column } from '../columns.ts'
import { typoDistance } from './distance.ts'
import { soundLetters, soundMerges, soundPairs } from './russian.messages.ts'
import { decodeWords, encodeWords, firstPlace } from './vocabulary.ts'
import { hasDigit } from './words.ts'

const MIN_LENGTH = 3
/** Shorter sounds are not compared: «ыыы» sounds like a single letter. */
const MIN_SOUND = 2
const MIN_NEAR = 5
const MIN_FAR = 9
/** Longer words with digits are articles, which have their own matching rules. */
const MAX_NUMERIC = 8

/** The sound of a word in either alphabet: «sverlo» and «сверло», «шлейфтон» and «Schleifton». */
export const soundOf = (word: string): string => {
  let text = word
  for (const [from, to] of soundPairs) text = text.replace(from, to)
  text = [...text].map((letter) => soundLetters.get(letter) ?? letter).join('')
  for (const [from, to] of soundMerges) text = text.replace(from, to)
  return text
}

export type Sounds = {
  /** Words with exactly this sound. */
  find: (word: string) => number[]
  /** Words with the nearest sound: one typo away, two in a long word. */
  near: (word: string) => number[]
}

/** Stores sounds in alphabetical order, each with its words; `isHeard` excludes words that no product has. */
export const storeSounds = (
  words: readonly string[],
  isHeard: (wordId: number) => boolean,
  columns: Record<string, Column>,
): void => {
  const bySound = new Map<string, number[]>()
  words.forEach((word, wordId) => {
    if (word.length < MIN_LENGTH || !isHeard(wordId)) return
    if (hasDigit(word) && word.length > MAX_NUMERIC) return
    const sound = soundOf(word)
    const list = bySound.get(sound)
    if (list) list.push(wordId)
    else bySound.set(sound, [wordId])
  })
  const sounds = [...bySound.keys()].sort()
  const starts = sharedUint32(sounds.length + 1)
  const members = sharedUint32([...bySound.values()].reduce((sum, list) => sum + list.length, 0))
  let filled = 0
  sounds.forEach((sound, place) => {
    const list = bySound.get(sound) ?? []
    members.set(list, filled)
    filled += list.length
    starts[place + 1] = filled
  })
  columns.sounds = encodeWords(sounds)
  columns['sound-starts'] = starts
  columns['sound-words'] = members
}

export const openSounds = (data: IndexData): Sounds => {
  const sounds = decodeWords(data.columns.sounds)
  const starts = uint32Column(data, 'sound-starts')
  const members = uint32Column(data, 'sound-words')
  const placeOf = (sound: string): number =>
    firstPlace(sounds.length, (place) => (sounds[place] as string) >= sound)
  const wordsAt = (place: number): number[] => [
    ...members.subarray(starts[place] as number, starts[place + 1] as number),
  ]

  return {
    find: (word) => {
      if (word.length < MIN_LENGTH) return []
      const sound = soundOf(word)
      if (sound.length < MIN_SOUND) return []
      const place = placeOf(sound)
      return sounds[place] === sound ? wordsAt(place) : []
    },
    near: (word) => {
      const sound = soundOf(word)
      if (sound.length < MIN_NEAR || hasDigit(word)) return []
      const limit = sound.length >= MIN_FAR ? 2 : 1
      let nearest = limit + 1
      let found: number[] = []
      // a typo in the first letter is not corrected
      const letter = sound[0] as string
      for (let place = placeOf(letter); sounds[place]?.startsWith(letter); place += 1) {
        const other = sounds[place] as string
        const distance = typoDistance(sound, other, limit, false)
        if (distance > limit || distance > nearest || hasDigit(other)) continue
        found = distance < nearest ? wordsAt(place) : [...found, ...wordsAt(place)]
        nearest = distance
      }
      return found
    },
  }
}
