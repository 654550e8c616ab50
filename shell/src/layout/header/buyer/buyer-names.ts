import type { Standing } from '@isp/session'
import { buyerMessages as messages } from './buyer.messages.ts'

/** Company first, then agreement and specification; null for users without a company. */
export const buyerNames = (standing: Standing): readonly string[] | null => {
  if (standing.kind === 'choose') return [messages.buyerChoose]
  if (standing.kind !== 'member' && standing.kind !== 'moderation') return null
  const { company, agreement, specification } = standing
  return [
    company.name,
    ...(agreement ? [agreement.name] : []),
    ...(specification ? [messages.buyerSpecification(specification.number)] : []),
  ]
}
