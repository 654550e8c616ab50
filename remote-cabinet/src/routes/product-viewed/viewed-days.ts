import type { ProductCard, Viewed } from '@isp/contract'
import { momentHere } from '@isp/i18n'
import { viewedMessages as messages } from './viewed.messages.ts'

const DAY_MS = 86_400_000

/** Letters and figures alone, in one case: articles are found however they are typed. */
const bare = (text: string): string => text.toLowerCase().replace(/[^0-9a-zа-яё]/g, '')

export const isNamed = ({ name, article }: ProductCard, q: string): boolean => {
  const text = q.trim().toLowerCase()
  if (name.toLowerCase().includes(text) || article.toLowerCase().includes(text)) return true
  return bare(q) !== '' && bare(article).includes(bare(q))
}

const captionOf = (day: string, now: Date): string => {
  const dayAgo = (ago: number) =>
    momentHere(new Date(now.getTime() - ago * DAY_MS).toISOString()).slice(0, 10)
  if (day === dayAgo(0)) return messages.today
  return day === dayAgo(1) ? messages.yesterday : messages.day(day)
}

/** By the visitor's own days, the latest first. */
export const daysOf = (items: Viewed['items'], now: Date) =>
  [...Map.groupBy(items, ({ viewedAt }) => momentHere(viewedAt).slice(0, 10))].map(
    ([day, seen]) => ({
      caption: captionOf(day, now),
      products: seen.map(({ product }) => product),
    }),
  )
