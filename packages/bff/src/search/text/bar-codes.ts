import { createHash } from 'node:crypto'
import { barCodeKey, gtinOf } from '@isp/contract/gtin'
import {
  type Column,
  float64Column,
  type IndexData,
  sharedFloat64,
  sharedUint32,
  uint32Column,
} from '../columns.ts'
import { firstPlace } from './vocabulary.ts'
import { hasDigit } from './words.ts'

/** Above every GTIN, and with 48 bits of a hash still exact in a double. */
const OWN = 2 ** 48

/**
 * One number for each code, 8 bytes whatever its length: a GTIN is its own number. Two codes
 * of sellers share a number by chance once in 10^14 pairs; then both products are found.
 */
const numberOf = (key: string): number =>
  gtinOf(key) === null
    ? OWN + createHash('sha1').update(key).digest().readUIntBE(0, 6)
    : Number(key)

export type BarCodeRows = {
  add: (codes: readonly string[], position: number) => void
  /** Stores the codes as ascending numbers, each with the position of its product. */
  store: (columns: Record<string, Column>) => void
}

export const barCodeRows = (): BarCodeRows => {
  const codeNumbers: number[] = []
  const owners: number[] = []
  return {
    add: (codes, position) => {
      for (const code of codes) {
        codeNumbers.push(numberOf(code))
        owners.push(position)
      }
    },
    store: (columns) => {
      const order = Uint32Array.from(owners.keys()).sort(
        (one, other) =>
          (codeNumbers[one] as number) - (codeNumbers[other] as number) || one - other,
      )
      const numbers = sharedFloat64(order.length)
      const positions = sharedUint32(order.length)
      order.forEach((row, place) => {
        numbers[place] = codeNumbers[row] as number
        positions[place] = owners[row] as number
      })
      columns['bar-codes'] = numbers
      columns['bar-code-positions'] = positions
    },
  }
}

export type BarCodes = {
  /** Positions of the products with this bar code: a GTIN, what a scanner made of it, or a code of the seller's own. */
  find: (asked: string) => Uint32Array
}

export const openBarCodes = (data: IndexData): BarCodes => {
  const numbers = float64Column(data, 'bar-codes')
  const positions = uint32Column(data, 'bar-code-positions')
  return {
    find: (asked) => {
      const key = barCodeKey(asked)
      if (key === null || !hasDigit(key)) return positions.subarray(0, 0)
      const number = numberOf(key)
      const from = firstPlace(numbers.length, (place) => (numbers[place] as number) >= number)
      const end = firstPlace(numbers.length, (place) => (numbers[place] as number) > number)
      return positions.subarray(from, end)
    },
  }
}
