import type { ProductCard } from '@isp/contract'
import { selectionsUrl, urls } from '@isp/contract/urls'
import { formatMoney } from '@isp/i18n'
import {
  type LetterContent,
  type LetterPart,
  writeLetter,
} from '../mail/outgoing/mail-queue.service.ts'
import { unsubscribePath } from '../mail/outgoing/unsubscribe.service.ts'
import { selectionsMessages as messages } from './selections.messages.ts'

/** New goods of one list: `count` is the number of all, `cards` the first of them. */
export type News = { name: string; address: string; count: number; cards: readonly ProductCard[] }

const partsOf = (
  { name, address, count, cards }: News,
  absolute: (path: string) => string,
): LetterPart[] => [
  { heading: messages.head(name, count) },
  {
    rows: cards.map(({ slug, name: title, article, price }) => ({
      name: title,
      href: absolute(urls.product(slug)),
      about: [messages.article(article)],
      value: price ? formatMoney(price.amount) : messages.onRequest,
    })),
  },
  {
    text: count > cards.length ? messages.more(count - cards.length) : '',
    link: { text: messages.open, href: absolute(address) },
  },
]

/** The letter about new goods in all lists of one person. */
export const newsLetter = (
  news: readonly News[],
  token: string,
  shopOrigin: string,
): LetterContent => {
  const absolute = (path: string): string => new URL(path, shopOrigin).href
  return writeLetter({
    kind: 'selections',
    subject: messages.subject(news.map(({ name }) => name)),
    parts: [
      { text: messages.greeting },
      ...news.flatMap((one) => partsOf(one, absolute)),
      { note: messages.prices },
    ],
    why: messages.why,
    leaving: {
      settings: { text: messages.settings, href: absolute(selectionsUrl()) },
      unsubscribe: {
        text: messages.unsubscribe,
        href: absolute(unsubscribePath('selections', token)),
      },
    },
  })
}
