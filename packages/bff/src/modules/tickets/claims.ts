import type { Claim, ClaimInput, DecideClaimInput, Order } from '@isp/contract'
import type { FieldError } from '@isp/contract/fields'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Claimed, ClaimRow, Decision, NewClaimLine } from './claims.sql.ts'

/** The state of a claim from the decisions about its lines. */
const stateOf = (lines: Claim['lines']): Claim['state'] => {
  if (lines.some(({ outcome }) => outcome === null)) return 'open'
  if (lines.every(({ outcome }) => outcome === 'declined')) return 'declined'
  return lines.every(({ agreed, quantity }) => agreed === quantity) ? 'agreed' : 'partly'
}

export const shownClaim = (row: ClaimRow | undefined): Claim | null =>
  row
    ? {
        ...row,
        state: stateOf(row.lines),
        decidedAt: row.decidedAt?.toISOString() ?? null,
      }
    : null

type Shipped = Pick<Order, 'lines' | 'shipments'>

/** Pieces of a line shipped in total, or with one shipment. */
const cameOf = ({ lines, shipments }: Shipped, place: number, shipmentId: number | undefined) => {
  if (shipmentId === undefined) return lines.find((line) => line.place === place)?.shipped
  return shipments.find(({ id }) => id === shipmentId)?.lines.find((line) => line.place === place)
    ?.quantity
}

const sumOf = (pieces: readonly { quantity: number }[]) =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The claimed lines in the order's sequence. Earlier claims that were not declined count, so that a piece is
 * claimed once.
 * @throws AppError REQUEST_INVALID for a line that was never shipped, TOO_BIG for more pieces than were shipped
 */
export const claimLines = (
  order: Shipped,
  input: ClaimInput,
  before: readonly Claimed[],
): NewClaimLine[] => {
  const faults: FieldError[] = []
  const lines = input.lines.flatMap((line, at) => {
    const { place, shipmentId, quantity } = line
    const path = `claim.lines.${at}`
    const ordered = order.lines.find((one) => one.place === place)
    const came = cameOf(order, place, shipmentId)
    if (!ordered || !came) {
      faults.push(fieldError(`${path}.place`, 'UNAVAILABLE'))
      return []
    }
    const isOfLine = (one: Pick<Claimed, 'place'>) => one.place === place
    const others = input.lines.slice(0, at).filter(isOfLine)
    const leftOfLine = ordered.shipped - sumOf([...before.filter(isOfLine), ...others])
    const ofShipment = before.filter((one) => isOfLine(one) && one.shipmentId === shipmentId)
    const max = Math.max(0, Math.min(leftOfLine, came - sumOf(ofShipment)))
    if (quantity > max) faults.push(fieldError(`${path}.quantity`, 'TOO_BIG', { max }))
    const { name, article, unit } = ordered
    return [{ ...line, name, article, unit }]
  })
  const [first, ...rest] = faults
  if (first) throw invalidFields(first, ...rest)
  return lines
}

/**
 * A decision for each line of the claim.
 * @throws AppError REQUEST_INVALID for lines that the claim does not have, or more pieces than claimed
 */
export const decisionsOf = (claim: ClaimRow, { lines }: DecideClaimInput): Decision[] => {
  if (lines.length !== claim.lines.length) throw invalidFields(fieldError('lines', 'INVALID'))
  const faults = lines.flatMap(({ outcome, agreed }, at) => {
    const max = outcome === 'declined' ? 0 : (claim.lines[at]?.quantity ?? 0)
    const path = `lines.${at}.agreed`
    if (agreed > max) return [fieldError(path, 'TOO_BIG', { max })]
    return outcome !== 'declined' && agreed === 0 ? [fieldError(path, 'TOO_SMALL', { min: 1 })] : []
  })
  const [first, ...rest] = faults
  if (first) throw invalidFields(first, ...rest)
  return lines.map(({ outcome, agreed, note = '' }) => ({ outcome, agreed, note }))
}
