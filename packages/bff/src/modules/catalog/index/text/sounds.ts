import { typoDistance } from './distance.ts'
import { soundLetters, soundMerges, soundPairs } from './russian.messages.ts'
import type { Vocabulary } from './vocabulary.ts'
import { hasDigit } from './words.ts'

const MIN_LENGTH = 3
const MIN_NEAR = 5
const MIN_FAR = 9
/** Longer words with digits are articles, which are told apart by their own rules. */
const MAX_NUMERIC = 8

/** How a word sounds, whichever alphabet it is written in: «sverlo» and «сверло», «шлейфтон» and «Schleifton». */
export const soundOf = (word: string): string => {
  let text = word
  for (const [from, to] of soundPairs) text = text.replace(from, to)
  text = [...text].map((letter) => soundLetters.get(letter) ?? letter).join('')
  for (const [from, to] of soundMerges) text = text.replace(from, to)
  return text
}

export type Sounds = {
  /** Words that sound exactly so. */
  find: (word: string) => number[]
  /** Words of the nearest sound, one slip away, two in a long word. */
  near: (word: string) => number[]
}

/** Words heard in one go: two milliseconds or so, between which others get their turn. */
const SLICE = 2000

/** Listens to all words in slices after an index was opened; whoever asks before that waits for the rest. */
export const openSounds = (vocabulary: Vocabulary): Sounds => {
  const bySound = new Map<string, number[]>()
  /** Sounds without digits by their first letter: a slip in the first letter is not mended. */
  const byLetter = new Map<string, string[]>()
  let next = 0

  const hear = (wordId: number): void => {
    const word = vocabulary.word(wordId)
    if (word.length < MIN_LENGTH || vocabulary.frequency(wordId) === 0) return
    const isNumeric = hasDigit(word)
    if (isNumeric && word.length > MAX_NUMERIC) return
    const sound = soundOf(word)
    const list = bySound.get(sound)
    if (list) {
      list.push(wordId)
      return
    }
    bySound.set(sound, [wordId])
    const letter = sound[0]
    if (letter === undefined || hasDigit(sound)) return
    const sounds = byLetter.get(letter)
    if (sounds) sounds.push(sound)
    else byLetter.set(letter, [sound])
  }
  const hearTo = (end: number): void => {
    for (; next < end; next += 1) hear(next)
  }
  const goOn = (): void => {
    hearTo(Math.min(next + SLICE, vocabulary.size))
    if (next < vocabulary.size) setImmediate(goOn).unref()
  }
  setImmediate(goOn).unref()

  return {
    find: (word) => {
      if (word.length < MIN_LENGTH) return []
      hearTo(vocabulary.size)
      return bySound.get(soundOf(word)) ?? []
    },
    near: (word) => {
      const sound = soundOf(word)
      if (sound.length < MIN_NEAR || hasDigit(word)) return []
      hearTo(vocabulary.size)
      const limit = sound.length >= MIN_FAR ? 2 : 1
      let nearest = limit + 1
      let found: number[] = []
      for (const other of byLetter.get(sound[0] ?? '') ?? []) {
        const distance = typoDistance(sound, other, limit, false)
        if (distance > limit || distance > nearest) continue
        const wordIds = bySound.get(other) ?? []
        found = distance < nearest ? [...wordIds] : [...found, ...wordIds]
        nearest = distance
      }
      return found
    },
  }
}
