import { createHash } from 'node:crypto'
import type { CreateOrderInput } from '@isp/contract'
import type { Buyer } from '../../../kernel/http/caller.ts'

/**
 * Hash by which a repeated request is recognised: it covers the company, agreement, specification and every field
 * of the body. The fields named here come first in this order, all others as `rest`, in the order of the schema:
 * the hash is compared with those stored by earlier releases, so a request without new fields must keep its hash. A
 * new field needs no line here; the order of the earlier ones must stay.
 */
export const orderHash = (
  { company, agreement }: Pick<Buyer, 'company' | 'agreement'>,
  input: CreateOrderInput,
): string => {
  const { deliveryMethod, address, contact, comment, fileIds, expectedTotal, ...others } = input
  const { name, phone, email, ...contactOthers } = contact
  const rest = JSON.stringify({
    ...others,
    ...(Object.keys(contactOthers).length > 0 && { contact: contactOthers }),
  })
  const words = [
    company.uuid,
    agreement.uuid,
    agreement.specification?.uuid ?? '',
    deliveryMethod,
    address ?? '',
    name,
    phone,
    email,
    comment ?? '',
    ...(fileIds ?? []),
    expectedTotal,
    ...(rest === '{}' ? [] : [rest]),
  ]
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
