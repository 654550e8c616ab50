import type { ProductCard } from '@isp/contract'
import { selectionsUrl, urls } from '@isp/contract/urls'
import { formatMoney } from '@isp/i18n'
import { escapeHtml, type Letter } from '../mail/mail-queue.service.ts'
import { selectionsMessages as messages } from './selections.messages.ts'
import { unsubscribePath } from './unsubscribe.routes.ts'

/** New goods of one list; `count` of them in all, the first are named. */
export type News = { name: string; address: string; count: number; cards: readonly ProductCard[] }

type Good = { href: string; name: string; about: string }

const goodOf = (
  { slug, name, article, price }: ProductCard,
  absolute: (path: string) => string,
): Good => {
  const cost = price ? formatMoney(price.amount) : messages.onRequest
  return {
    href: absolute(urls.product(slug)),
    name,
    about: messages.about(article, cost),
  }
}

const asText = ({ head, goods, more, href }: Part): string[] => [
  head,
  ...goods.map(({ name, about }) => `· ${name}, ${about}`),
  ...(more === null ? [] : [more]),
  `${messages.open}: ${href}`,
  '',
]

const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const asHtml = ({
  head,
  goods,
  more,
  href,
}: Part): string => `<h2 style="font-size:18px">${escapeHtml(head)}</h2>
<ul>
${goods.map((good) => `<li>${link(good.href, good.name)}, ${escapeHtml(good.about)}</li>`).join('\n')}
</ul>
<p>${more === null ? '' : `${escapeHtml(more)}. `}${link(href, messages.open)}</p>`

type Part = { head: string; goods: Good[]; more: string | null; href: string }

/** What is new in the lists of one person, in one letter. */
export const newsLetter = (
  news: readonly News[],
  token: string,
  shopOrigin: string,
): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const absolute = (path: string): string => new URL(path, shopOrigin).href
  const subject = messages.subject(news.map(({ name }) => name))
  const parts = news.map(({ name, address, count, cards }) => ({
    head: messages.head(name, count),
    goods: cards.map((card) => goodOf(card, absolute)),
    more: count > cards.length ? messages.more(count - cards.length) : null,
    href: absolute(address),
  }))
  const settings = absolute(selectionsUrl())
  const unsubscribe = absolute(unsubscribePath(token))
  return {
    subject,
    text: [
      messages.greeting,
      '',
      ...parts.flatMap(asText),
      messages.prices,
      '',
      messages.why,
      `${messages.settings}: ${settings}`,
      `${messages.unsubscribe}: ${unsubscribe}`,
      '',
    ].join('\n'),
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
<p>${messages.greeting}</p>
${parts.map(asHtml).join('\n')}
<p>${messages.prices}</p>
<p style="color:#5a636d;font-size:14px">${messages.why}<br>${link(settings, messages.settings)} · ${link(unsubscribe, messages.unsubscribe)}</p>
</body>
</html>
`,
  }
}
