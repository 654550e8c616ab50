import { useSession } from '@isp/session'
import { Heading, Text } from '@isp/ui'
import { useState } from 'react'
import type { FailedRow } from './excel-calls.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { NearestGoods } from './nearest-goods.tsx'
import { rowListCss } from './row-list.css.ts'
import { SaveFailed } from './save-failed.tsx'

const MOST_SHOWN = 50

const FailedLine = ({ row }: { row: FailedRow }) => {
  const session = useSession()
  const [taken, setTaken] = useState<string | null>(null)
  const handleTake = async (productId: number) => {
    const product = row.nearest.find(({ id }) => id === productId)
    if (!product || typeof row.quantity !== 'number') return
    // a failure has its popup already
    const change = await session.basket.getState().add(productId, row.quantity)
    if (change) setTaken(product.article)
  }
  return (
    <li>
      <strong>{messages.cell(row.cell)}</strong> <span>{messages.article(row.article)}</span>
      <p>{row.message}</p>
      <div role="status">{taken !== null && <Text size="s">{messages.added(taken)}</Text>}</div>
      {taken === null && <NearestGoods row={row} onTake={(id) => void handleTake(id)} />}
    </li>
  )
}

/** §2.11: what could not be added, each row with its cell and what it may have meant; all of them as a file to correct. */
export const FailedRows = ({ rows }: { rows: readonly FailedRow[] }) => (
  <>
    <Text>{messages.failedText}</Text>
    <section>
      <Heading level={3} size={4}>
        {messages.failedList}
      </Heading>
      <ul css={rowListCss}>
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <FailedLine key={row.row} row={row} />
        ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <Text tone="muted">{messages.more(rows.length - MOST_SHOWN)}</Text>
      )}
    </section>
    <SaveFailed rows={rows} />
  </>
)
