import { Button, Checkbox, Drawer, IconButton, Stack } from '@isp/ui'
import { type OrderColumn, orderColumns, usualColumns } from '../../shared/order/orders-table.tsx'
import { ordersMoreMessages as messages } from './orders-more.messages.ts'

const all = Object.keys(orderColumns) as OrderColumn[]

type ColumnsDialogProps = {
  columns: readonly OrderColumn[]
  onChange: (columns: readonly OrderColumn[]) => void
  onClose: () => void
}

/** Which columns the list has beside the number, and in which order. The table behind it changes at once. */
export const ColumnsDialog = ({ columns, onChange, onClose }: ColumnsDialogProps) => {
  const rows = [...columns, ...all.filter((key) => !columns.includes(key))]
  const swap = (at: number, other: number) => {
    const next = [...columns]
    next.splice(other, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <Drawer isOpen onClose={onClose} title={messages.columnsTitle}>
      <Stack gap={4}>
        <ul css={{ listStyle: 'none', padding: 0 }}>
          {rows.map((key, at) => {
            const { header } = orderColumns[key]
            const isShown = at < columns.length
            return (
              <li key={key} css={{ display: 'flex', alignItems: 'center' }}>
                <Checkbox
                  css={{ flex: 1 }}
                  label={header}
                  checked={isShown}
                  onChange={() =>
                    onChange(isShown ? columns.filter((one) => one !== key) : [...columns, key])
                  }
                />
                <IconButton
                  icon="arrow-up"
                  size="s"
                  label={messages.up(header)}
                  disabled={!isShown || at === 0}
                  onClick={() => swap(at, at - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="s"
                  label={messages.down(header)}
                  disabled={at >= columns.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
              </li>
            )
          })}
        </ul>
        <Stack direction="row" gap={3}>
          <Button onClick={onClose}>{messages.done}</Button>
          <Button variant="ghost" onClick={() => onChange(usualColumns)}>
            {messages.usual}
          </Button>
        </Stack>
      </Stack>
    </Drawer>
  )
}
