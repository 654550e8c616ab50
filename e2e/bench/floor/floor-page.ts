import { createElement as h, useState } from 'react'

export type FloorCard = { id: number; name: string; image: string; price: string }

const Card = ({ card }: { card: FloorCard }) => {
  const [count, setCount] = useState(0)
  return h(
    'li',
    null,
    h('img', { src: card.image, alt: '', width: 320, height: 320, loading: 'lazy' }),
    h('a', { href: `#${card.id}` }, card.name),
    h('p', null, card.price),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, `В корзину ${count}`),
  )
}

/** A list of cards and nothing else: what React alone costs on the way to the same thing. */
export const FloorPage = ({ cards }: { cards: readonly FloorCard[] }) =>
  h(
    'main',
    null,
    h('h1', null, 'Свёрла'),
    h(
      'ul',
      null,
      cards.map((card) => h(Card, { key: card.id, card })),
    ),
  )

export const FLOOR_DATA_ID = 'cards'
