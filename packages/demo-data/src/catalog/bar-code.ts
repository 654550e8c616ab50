import { hashText } from '../random.ts'
import { pad } from '../text.ts'

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/**
 * EAN-13 with a prefix of 200–299, which belongs to no maker; most goods have one.
 */
export const barCodesOf = (product: string): string[] => {
  const hash = hashText(`bar code ${product}`)
  if (hash % 10 === 0) return []
  const digits = `2${pad(hash % 1_000_000_000, 9)}${pad(hashText(product) % 100, 2)}`
  return [`0${digits}${checkDigit(digits)}`]
}
