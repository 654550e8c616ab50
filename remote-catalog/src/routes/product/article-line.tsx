import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { useSession } from '@isp/session'
import { color, font, IconButton, space } from '@isp/ui'
import { productMessages as messages } from './product.messages.ts'

/** The article, ready to be copied into a request, and the brand. */
export const ArticleLine = ({ product: { article, brand } }: { product: Product }) => {
  const session = useSession()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(article)
      session.notify({ variant: 'success', text: messages.copied(article), visibleMs: 3000 })
    } catch {
      session.notify({ variant: 'error', text: messages.copyFailed })
    }
  }
  return (
    <dl css={rootCss}>
      <div>
        <dt>{messages.article}</dt>
        <dd>
          <span css={articleCss}>{article}</span>
          <IconButton
            icon="copy"
            size="s"
            label={messages.copy}
            onClick={() => void handleCopy()}
          />
        </dd>
      </div>
      {brand && (
        <div>
          <dt>{messages.brand}</dt>
          <dd>
            <Link to={urls.brand(brand.slug)}>{brand.name}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

const rootCss = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  fontSize: font.size.m,
  '& > div': { display: 'flex', alignItems: 'center', gap: space[2], minHeight: '32px' },
  '& dt': { color: color.textMuted },
  '& dd': { display: 'flex', alignItems: 'center', gap: space[1] },
} as const

const articleCss = {
  fontWeight: font.weight.medium,
  fontVariantNumeric: font.tabular,
  userSelect: 'all',
  WebkitUserSelect: 'all',
} as const
