import {
  centimetres,
  joinedUnits,
  metres,
  quantity,
  setWords,
  spokenInches,
  spokenNumbers,
  timesWord,
} from './russian.messages.ts'
import { standardsLast } from './standards.ts'
import { inchMark, inchUnit } from './trade-sizes.messages.ts'
import {
  fromTo,
  numberEnding,
  numberTail,
  shankLetters,
  sizeWord,
  threeSides,
} from './trade-spellings.messages.ts'
import { normaliseSigns } from './words.ts'

/** An inch mark is handled as a word like other units. */
const INCHES = new RegExp(`(\\d)\\s*${inchMark}`, 'gu')

const inThousands = (number: string): string =>
  String(Number((Number(number) * 1000).toPrecision(10)))
/** A normalised question with its metres in millimetres. */
export const withMillimetres = (tidy: string): string =>
  tidy.replace(metres, (_, number: string) => inThousands(number))

/** Removes quantities («5 шт»), unless nothing else would be left. */
export const withoutQuantity = (text: string): string => {
  if (setWords.test(text)) return text
  const rest = text.replace(quantity, ' ')
  return /[\p{L}\d]/u.test(rest) ? rest : text
}

/** A question as a catalogue would write it: numbers in digits, no quantities, sizes in millimetres. */
export const normaliseQuestion = (typed: string): string => {
  let text = standardsLast(withoutQuantity(normaliseSigns(typed)))
  for (const [said, written] of spokenInches) text = text.replace(said, written)
  for (const [said, value] of spokenNumbers) text = text.replace(said, String(value))
  return text
    .replace(threeSides, '$1x$2x')
    .replace(fromTo, '$1-')
    .replace(numberEnding, '$1-')
    .replace(numberTail, '$1')
    .replace(sizeWord, ' ')
    .replace(shankLetters, '$1х')
    .replace(timesWord, '$1x')
    .replace(INCHES, `$1 ${inchUnit} `)
    .replace(joinedUnits, '$1 $2$3')
    .replace(centimetres, (_, number: string) =>
      String(Number((Number(number) * 10).toPrecision(10))),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
