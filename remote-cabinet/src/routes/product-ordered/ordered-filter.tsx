import { historyUrls } from '@isp/contract/urls'
import { Checkbox, media, Select } from '@isp/ui'
import type { ChangeEvent } from 'react'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { ListFilter } from '../../shared/page/list-filter.tsx'
import { orderedMessages as messages } from './ordered.messages.ts'
import { type OrderedParams, orderedSearch, parseOrderedParams } from './ordered.params.ts'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const submit = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit()

/** What is chosen holds at once. */
export const OrderedFilter = ({ params: { q, sort, price, stock } }: { params: OrderedParams }) => (
  <ListFilter
    css={rootCss}
    action={historyUrls.ordered()}
    q={q}
    search={goodsMessages.search}
    isNarrowed={Boolean(q || stock || price)}
    addressOf={(asked) => historyUrls.ordered(orderedSearch(parseOrderedParams(asked)))}
    beside={
      <Checkbox
        name="stock"
        value="now"
        label={messages.stock}
        defaultChecked={stock === 'now'}
        onChange={submit}
      />
    }
  >
    <Select
      name="sort"
      label={messages.sort}
      options={optionsOf(messages.sorts)}
      defaultValue={sort ?? 'date'}
      onChange={submit}
    />
    <Select
      name="price"
      label={messages.price}
      emptyLabel={messages.anyPrice}
      options={optionsOf(messages.prices)}
      defaultValue={price ?? ''}
      onChange={submit}
    />
  </ListFilter>
)

const rootCss = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
  [media.up(1338)]: {
    gridTemplateColumns: 'minmax(200px, 1fr) repeat(2, 200px)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
} as const
