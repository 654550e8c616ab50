import type { ClaimOutcome } from '@isp/contract'
import { formatQuantity, NBSP } from '@isp/i18n'

const decided: Readonly<Record<ClaimOutcome, string>> = {
  replace: 'заменим',
  return: 'примем обратно',
  refund: 'вернём деньги за',
  discount: 'снизим цену за',
  declined: 'отказано',
}

export const lineClaimsMessages = {
  make: 'Рекламация',
  claim: (number: string) => `Рекламация ${number}`,
  considered: (quantity: number, unit: string) =>
    `${formatQuantity(quantity, unit)}, рассматривается`,
  decided: (outcome: ClaimOutcome, agreed: number, quantity: number, unit: string) => {
    if (outcome === 'declined')
      return `${decided.declined}, заявлено ${formatQuantity(quantity, unit)}`
    const part = agreed < quantity ? ` из${NBSP}${quantity}` : ''
    return `${decided[outcome]} ${formatQuantity(agreed, unit)}${part}`
  },
} as const
