import type { SearchMiss } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { EM_DASH, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { space, Text } from '@isp/ui'
import { missesMessages as messages } from './staff-misses.messages.ts'

const listCss = {
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const

/** What visitors took within a day after a question that found nothing, most ordered first. */
export const TakenGoods = ({ taken }: Pick<SearchMiss, 'taken'>) =>
  taken.length === 0 ? (
    EM_DASH
  ) : (
    <ul css={listCss}>
      {taken.map(({ slug, name, ordered, inBasket }) => (
        <li key={slug}>
          <Link to={urls.product(slug)}>{productName(name)}</Link>{' '}
          <Text as="span" size="s" tone="muted" css={{ display: 'block' }}>
            {[
              ...(ordered > 0 ? [messages.ordered(ordered)] : []),
              ...(inBasket > 0 ? [messages.inBasket(inBasket)] : []),
            ].join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  )
