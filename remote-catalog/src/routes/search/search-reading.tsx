import type { ProductsAnswer } from '@isp/contract'
import { articleLines } from '@isp/contract/article-lines'
import { urls } from '@isp/contract/urls'
import { productName } from '@isp/i18n'
import { Link, useLocation } from '@isp/router'
import { color, Icon, LinkButton, radius, space, Text } from '@isp/ui'
import { useBuyerArticle } from '../../shared/buyer-article/buyer-article.queries.ts'
import { AddressNote } from '../../shared/listing/address-note.tsx'
import { parseListing } from '../../shared/listing/listing.params.ts'
import { missingValues } from '../../shared/search-match/missing-values.ts'
import { severalArticlesMessages } from '../../shared/several-articles/several-articles.messages.ts'
import { useSeveralArticles } from '../../shared/several-articles/several-articles.ts'
import { searchReadingMessages as messages } from './search-reading.messages.ts'

export type ReadingProps = {
  text: string
  answer: Pick<ProductsAnswer, 'match' | 'reading' | 'items' | 'total'>
}

const row = { display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' } as const
const chip = {
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  minHeight: 32,
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

const understood = (
  match: NonNullable<ProductsAnswer['match']>,
  items: ProductsAnswer['items'],
): string[] => {
  if (match.kind === 'exact' || match.kind === 'nearest' || match.kind === 'absent') return []
  if (match.kind !== 'replaced') return [messages.match[match.kind](match.text)]
  return [messages.replaced(match.text, items.length === 1 ? (items[0]?.article ?? null) : null)]
}

/** Says so when something else was searched for than was typed; a list of articles is no question of too many words. */
const MatchNote = ({ text, answer: { match, items } }: ReadingProps) => {
  if (!match) return null
  const unused = articleLines(text) === null ? (match.unused ?? []) : []
  const notes = [
    ...understood(match, items),
    ...(unused.length > 0 ? [messages.unused(unused)] : []),
  ]
  if (notes.length === 0) return null
  return (
    <Text as="div" tone="secondary" css={{ display: 'flex', gap: space[2], alignItems: 'center' }}>
      <Icon name="info" size={18} />
      <span>{notes.join(' ')}</span>
    </Text>
  )
}

/** A list says it in its toolbar, and a search that found nothing has none. */
const NoteWithoutList = () => {
  const { filters } = parseListing(new URLSearchParams(useLocation().search))
  return filters.length === 0 ? <AddressNote /> : null
}

/** How the question was understood, each part a link to the question without it, and the sizes next to a missing one. */
export const SearchReading = ({ text, answer }: ReadingProps) => {
  const { match, total, reading = [] } = answer
  const several = useSeveralArticles(text)
  const own = useBuyerArticle(text, 1)
  const missing = missingValues(text, match)
  return (
    <>
      {total === 0 && <NoteWithoutList />}
      {own.length > 0 && (
        <nav css={row} aria-label={messages.own}>
          <Text tone="secondary">{messages.own}:</Text>
          {own.map(({ id, slug, name, article }) => (
            <Link key={id} to={urls.product(slug, { searched: text })} css={chip}>
              {messages.named(productName(name), article)}
            </Link>
          ))}
        </nav>
      )}
      {several && (
        <div css={row}>
          <LinkButton to={several.to} variant="secondary" icon="table">
            {severalArticlesMessages.open(several.count)}
          </LinkButton>
        </div>
      )}
      <MatchNote text={text} answer={answer} />
      {missing && (
        <Text as="div" tone="secondary" css={row}>
          <span>{missing.said}</span>
          {missing.others.map((other) => (
            <Link key={other.label} to={urls.search(other.text)} css={chip}>
              {other.label}
            </Link>
          ))}
        </Text>
      )}
      {reading.length > 1 && (
        <nav css={row} aria-label={messages.reading}>
          <Text tone="secondary">{messages.reading}:</Text>
          {reading.map(({ label, rest }) => (
            <Link
              key={`${label} ${rest}`}
              to={urls.search(rest)}
              css={chip}
              aria-label={messages.takeOff(label)}
            >
              {label}
              <Icon name="close" size={14} />
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
