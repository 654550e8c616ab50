import { accountUrls, withQuery } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { Button, Select, Stack, space } from '@isp/ui'
import { useState } from 'react'
import type { OrderListParams } from '../../shared/order/order.queries.ts'
import type { OrderColumn } from '../../shared/order/orders-table.tsx'
import { readFileAnswer } from '../../shared/save-file/file-answer.ts'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { orderSortOptions, ordersSearch, pageSizes, parseOrdersParams } from './orders.params.ts'
import { ordersMoreMessages as messages } from './orders-more.messages.ts'

const sorts = orderSortOptions.map((value) => ({ value, label: messages.sorts[value] }))
const sizes = pageSizes.map((size) => ({ value: `${size}`, label: messages.size(size) }))

type OrdersToolsProps = {
  params: OrderListParams
  columns: readonly OrderColumn[]
  onColumns: (columns: readonly OrderColumn[]) => void
}

/** In which order, how many at once, with which columns; and all of it as a file. */
export const OrdersTools = ({ params, columns, onColumns }: OrdersToolsProps) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const [isChoosing, setIsChoosing] = useState(false)
  const { page: _page, pageSize: _size, ...filter } = params
  const download = useChange({
    saysFailure: 'popup',
    send: (body: typeof filter, marks) =>
      readFileAnswer(
        api.POST('/api/sale/order/list/excel-export', { body, parseAs: 'blob', ...marks }),
      ),
    onDone: ({ content, name }) => saveFile(content, name),
  })
  const go = (name: string, value: string) => {
    const search = ordersSearch({ ...params, page: 1 })
    search.set(name, value)
    void navigate(withQuery(accountUrls.orders(), ordersSearch(parseOrdersParams(search))))
  }
  return (
    <Stack direction="row" gap={6} isWrap align="center" css={{ rowGap: space[2] }}>
      <Stack direction="row" gap={2} isWrap>
        <Select
          label={messages.sort}
          isLabelHidden
          options={sorts}
          value={params.sort ?? sorts[0]?.value}
          onChange={({ target }) => go('sort', target.value)}
        />
        <Select
          label={messages.pageSize}
          isLabelHidden
          options={sizes}
          value={params.pageSize ?? pageSizes[0]}
          onChange={({ target }) => go('size', target.value)}
        />
      </Stack>
      <Stack direction="row" gap={2} isWrap>
        <Button variant="ghost" icon="table" onClick={() => setIsChoosing(true)}>
          {messages.columns}
        </Button>
        <Button
          variant="ghost"
          icon="download"
          isLoading={download.isPending}
          onClick={() => download.run(filter)}
        >
          {messages.download}
        </Button>
      </Stack>
      {isChoosing && (
        <ColumnsDialog
          columns={columns}
          onChange={onColumns}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  )
}
