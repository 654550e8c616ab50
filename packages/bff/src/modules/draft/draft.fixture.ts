import type { Answer } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'

export type Item = { productId: number; quantityOrdered: number }

export const items: readonly Item[] = [
  { productId: 1, quantityOrdered: 10 },
  { productId: 2, quantityOrdered: 3 },
]

/** Creates a draft of these lines and returns its id. @throws Error with the server's answer if it refuses */
export const draftOf = async (
  who: Visitor,
  lines: readonly Item[] = items,
  name = 'Сверлильный участок',
): Promise<number> => {
  const { status, body } = await who.call('createDraft', { body: { name, items: lines } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.id
}

export const quantitiesOf = ({ body }: Answer): [number, number][] =>
  (body.basket ?? body).in_basket.map(({ productId, quantityOrdered }: Item): [number, number] => [
    productId,
    quantityOrdered,
  ])

export const basketOf = async (who: Visitor) => quantitiesOf(await who.call('basket'))
