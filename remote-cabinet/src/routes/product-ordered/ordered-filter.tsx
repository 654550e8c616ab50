import { historyUrls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { Button, Checkbox, LinkButton, media, Select, space, TextField } from '@isp/ui'
import type { ChangeEvent, FormEvent } from 'react'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { orderedMessages as messages } from './ordered.messages.ts'
import { type OrderedParams, orderedSearch, parseOrderedParams } from './ordered.params.ts'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const submit = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  currentTarget.form?.requestSubmit()

/** A GET form over the list's own address; what is chosen holds at once. */
export const OrderedFilter = ({ params }: { params: OrderedParams }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    const asked = parseOrderedParams(new URLSearchParams(entries))
    void navigate(historyUrls.ordered(orderedSearch(asked)))
  }
  const isFiltered = params.q || params.stock || params.price
  return (
    <form action={historyUrls.ordered()} onSubmit={handleSubmit} css={rootCss}>
      <TextField
        name="q"
        type="search"
        label={goodsMessages.search}
        maxLength={100}
        defaultValue={params.q}
      />
      <Select
        name="sort"
        label={messages.sort}
        options={optionsOf(messages.sorts)}
        defaultValue={params.sort ?? 'date'}
        onChange={submit}
      />
      <Select
        name="price"
        label={messages.price}
        emptyLabel={messages.anyPrice}
        options={optionsOf(messages.prices)}
        defaultValue={params.price ?? ''}
        onChange={submit}
      />
      <div css={actsCss}>
        <Checkbox
          name="stock"
          value="now"
          label={messages.stock}
          defaultChecked={params.stock === 'now'}
          onChange={submit}
        />
        <Button type="submit" variant="secondary" icon="search">
          {messages.find}
        </Button>
        {isFiltered && (
          <LinkButton to={historyUrls.ordered()} variant="ghost">
            {messages.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const actsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  gridColumn: '1 / -1',
} as const

const rootCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'end',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.up(1338)]: {
    gridTemplateColumns: 'minmax(200px, 1fr) repeat(2, 200px)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
} as const
