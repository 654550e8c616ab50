import { historyUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Heading, Skeleton, Stack } from '@isp/ui'
import { tabsCss } from './goods.css.ts'
import { goodsMessages as messages } from './goods.messages.ts'

type Page = 'ordered' | 'viewed'
const pages: readonly Page[] = ['ordered', 'viewed']

/** Title of one of the two pages, with the way to the other. */
export const GoodsHead = ({ page }: { page: Page }) => (
  <Stack gap={3}>
    <Heading level={1}>{messages[page]}</Heading>
    <nav aria-label={messages.tabs} css={tabsCss}>
      {pages.map((one) => (
        <Link key={one} to={historyUrls[one]()} aria-current={one === page ? 'page' : undefined}>
          {messages[one]}
        </Link>
      ))}
    </nav>
  </Stack>
)

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Rows as high as those to come. */
export const GoodsSkeleton = () => (
  <div role="status" aria-label={messages.waiting}>
    <Stack gap={2}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="box" height="76px" />
      ))}
    </Stack>
  </div>
)
