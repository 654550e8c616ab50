import { typoDistance } from './distance.ts'
import { soundLetters, soundMerges, soundPairs } from './russian.messages.ts'
import type { Vocabulary } from './vocabulary.ts'
import { hasDigit } from './words.ts'

const MIN_LENGTH = 3
const MIN_NEAR = 5
const MIN_FAR = 9

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

export const openSounds = (vocabulary: Vocabulary): Sounds => {
  let made: ReadonlyMap<string, number[]> | null = null
  const bySound = (): ReadonlyMap<string, number[]> => {
    if (made) return made
    const sounds = new Map<string, number[]>()
    for (let wordId = 0; wordId < vocabulary.size; wordId += 1) {
      const word = vocabulary.word(wordId)
      if (word.length < MIN_LENGTH || vocabulary.frequency(wordId) === 0) continue
      if (hasDigit(word) && word.length > 8) continue
      const sound = soundOf(word)
      const list = sounds.get(sound)
      if (list) list.push(wordId)
      else sounds.set(sound, [wordId])
    }
    made = sounds
    return sounds
  }
  const find: Sounds['find'] = (word) =>
    word.length < MIN_LENGTH ? [] : (bySound().get(soundOf(word)) ?? [])
  return {
    find,
    near: (word) => {
      const sound = soundOf(word)
      if (sound.length < MIN_NEAR || hasDigit(word)) return []
      const limit = sound.length >= MIN_FAR ? 2 : 1
      let nearest = limit + 1
      let found: number[] = []
      for (const [other, wordIds] of bySound()) {
        if (other[0] !== sound[0] || hasDigit(other)) continue
        const distance = typoDistance(sound, other, limit, false)
        if (distance > limit || distance > nearest) continue
        found = distance < nearest ? [...wordIds] : [...found, ...wordIds]
        nearest = distance
      }
      return found
    },
  }
}
