import { formatQuantity } from '@isp/i18n'
import { isSignedIn, useStanding } from '@isp/session'
import { Skeleton, useIsOnline } from '@isp/ui'
import { type ReactNode, useState } from 'react'
import { ownerOf } from './kept-list.ts'
import { ListFound } from './list-found.tsx'
import type { ListLine } from './pasted-list.ts'
import { quickOrderCss } from './quick-order.css.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import { withScanned } from './scanned-list.ts'
import { useAddList } from './use-add-list.ts'
import { type QuickList, useQuickList } from './use-quick-list.ts'

type Scanner = (props: { onCode: (code: string) => void }) => ReactNode
export type ScannedBoxProps = { scanner: Scanner; onAdded: () => void }
type Last = { code: string; line: string; count: number }

/** What became of the code that was read last. */
const textOfLast = ({ code, line, count }: Last, found: ListLine | undefined): string => {
  if (!found || found.answer.text !== line) return messages.scanned(code, count)
  const { product, quantity } = found
  return product
    ? messages.scannedProduct(product.name, formatQuantity(quantity ?? count, product.unit))
    : messages.scannedUnknown(code)
}

/** Lines that nobody has answered yet: without a network they stand here as they were read. */
const WaitingLines = ({ list }: { list: QuickList }) => {
  const isOnline = useIsOnline()
  const answered = new Set(list.lines.map(({ answer }) => answer.text))
  const waiting = list.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !answered.has(line))
  if (waiting.length === 0 || (isOnline && list.isSettled)) return null
  return (
    <div className="waiting">
      {!isOnline && <p>{messages.scannedLater}</p>}
      <ul aria-label={messages.waiting}>
        {waiting.map((line, at) => (
          <li key={`${at}:${line}`}>{line.replace('\t', ' × ')}</li>
        ))}
      </ul>
    </div>
  )
}

type ListProps = ScannedBoxProps & { owner: string; isAccount: boolean }

const ScannedList = ({ owner, isAccount, scanner, onAdded }: ListProps) => {
  const list = useQuickList(owner)
  const adding = useAddList({ isAccount, list, onAdded })
  const [last, setLast] = useState<Last | null>(null)
  const handleCode = (code: string) => {
    const { list: next, line, count } = withScanned(list.listNow(), code)
    list.change(next)
    setLast({ code, line, count })
  }
  const found = list.lines.find(({ answer }) => answer.text === last?.line)
  return (
    <>
      {scanner({ onCode: handleCode })}
      <p role="status" className="last">
        {last && textOfLast(last, found)}
      </p>
      {list.fault && <p className="reason">{list.fault}</p>}
      <WaitingLines list={list} />
      <ListFound list={list} adding={adding} />
    </>
  )
}

/** The list of the quick order, filled by a scanner instead of a text. */
const ScannedBox = (props: ScannedBoxProps) => {
  const standing = useStanding()
  const isKnown = standing.kind !== 'unknown' && standing.kind !== 'waiting'
  const owner = ownerOf(standing)
  return (
    <div css={quickOrderCss}>
      {isKnown ? (
        <ScannedList key={owner} {...props} owner={owner} isAccount={isSignedIn(standing)} />
      ) : (
        <Skeleton lines={4} />
      )}
    </div>
  )
}

export default ScannedBox
