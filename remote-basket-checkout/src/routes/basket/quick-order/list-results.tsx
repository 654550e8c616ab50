import { lineSum } from '@isp/contract/line-sums'
import { Button } from '@isp/ui'
import { useState } from 'react'
import { ListLineRow } from './list-line-row.tsx'
import { itemsOf } from './pasted-list.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import type { useAddList } from './use-add-list.ts'
import type { QuickList } from './use-quick-list.ts'

/** Drawn at once; more on demand. */
const STEP = 100

type ResultsProps = { list: QuickList; adding: ReturnType<typeof useAddList>; isWaiting: boolean }

/** What the lines mean, and the one step that puts it all into the basket. */
export const ListResults = ({ list, adding, isWaiting }: ResultsProps) => {
  const [shownCount, setShownCount] = useState(STEP)
  const { lines, isSettled } = list
  const ready = lines.filter(({ state }) => state === 'ready')
  const unknown = lines.filter(({ state }) => state === 'unknown')
  const choose = lines.length - ready.length - unknown.length
  const items = itemsOf(ready)
  const sum = items.reduce(
    (total, item) => total + lineSum(item.unitPrice, item.quantityOrdered),
    0,
  )
  const rest = lines.length - shownCount
  return (
    <>
      <div className="summary">
        <p role="status">
          {messages.summary({ ready: ready.length, choose, unknown: unknown.length })}
        </p>
        {unknown.length > 0 && (
          <Button variant="ghost" size="s" onClick={() => list.drop(unknown.map(({ key }) => key))}>
            {messages.dropUnknown(unknown.length)}
          </Button>
        )}
      </div>
      <ul className="lines" aria-label={messages.results} aria-busy={!isSettled}>
        {lines.slice(0, shownCount).map((line) => (
          <ListLineRow key={line.key} line={line} onEdit={list.edit} onDrop={list.drop} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="ghost" onClick={() => setShownCount(shownCount + STEP)}>
          {messages.showMore(Math.min(rest, STEP))}
        </Button>
      )}
      {adding.failure && (
        <p role="alert" className="reason">
          {adding.failure.message}
        </p>
      )}
      <div className="act">
        <Button
          icon="basket"
          disabled={!isSettled || items.length === 0 || isWaiting}
          isLoading={adding.isPending}
          onClick={() => adding.run(ready)}
        >
          {items.length === 0 ? messages.nothingToAdd : messages.add(items.length, sum)}
        </Button>
      </div>
    </>
  )
}
