import type { BasketLine } from '@isp/contract'
import { Button, TextField, VisuallyHidden } from '@isp/ui'
import {
  Fragment,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketLineRow } from './basket-line-row.tsx'
import { basketLinesCss } from './basket-lines.css.ts'
import { ChangedLines, LinesTools } from './late-parts.ts'
import { useLinesView } from './lines-view.ts'
import type { BasketActions } from './use-basket-actions.ts'

/** A basket that is longer than a screen or two can be searched. */
const SEARCHED_FROM = 20
/** Drawn at once; more on demand, so that a thousand lines open as fast as ten. */
const STEP = 100

const normal = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Lines that block the order come first, so that they are found among many. */
const problemsFirst = (lines: readonly BasketLine[]): readonly BasketLine[] => {
  const problems = lines.filter(({ problem }) => problem !== null)
  if (problems.length === 0) return lines
  return [...problems, ...lines.filter(({ problem }) => problem === null)]
}

const findLines = (lines: readonly BasketLine[], text: string): readonly BasketLine[] => {
  const wanted = normal(text.trim())
  if (wanted === '') return lines
  return lines.filter(({ product, name }) =>
    normal(`${product?.name ?? name} ${product?.article ?? ''}`).includes(wanted),
  )
}

type LinesProps = { lines: readonly BasketLine[]; actions: BasketActions }

/** All lines: a dense table, cards on a phone. */
export const BasketLines = memo(({ lines, actions }: LinesProps) => {
  const [text, setText] = useState('')
  const [shownCount, setShownCount] = useState(STEP)
  const wanted = useDeferredValue(text)
  const shown = useRef<readonly BasketLine[]>([])
  const { arrange, setArrange, selected, select, toggle } = useLinesView(shown)
  const found = useMemo(
    () => findLines(arrange ? arrange.sort(lines) : problemsFirst(lines), wanted),
    [lines, wanted, arrange],
  )
  useEffect(() => {
    shown.current = found
  }, [found])
  const changed = useMemo(() => lines.filter(({ was }) => was !== null), [lines])
  const isSearched = wanted.trim() !== ''
  const rest = found.length - shownCount
  // a press shows in its line first
  const settled = useDeferredValue(found)
  const count = lines.length
  const tools = useMemo(
    () => (
      <Suspense>
        <LinesTools
          isSingle={count === 1}
          lines={settled}
          view={{ arrange, setArrange, selected, select, showAll: () => setShownCount(count) }}
          actions={actions}
        />
      </Suspense>
    ),
    [settled, arrange, setArrange, selected, select, count, actions],
  )
  return (
    <div css={basketLinesCss}>
      {changed.length > 0 && (
        <Suspense>
          <ChangedLines lines={changed} />
        </Suspense>
      )}
      {(lines.length >= SEARCHED_FROM || text !== '') && (
        <div className="find">
          <TextField
            type="search"
            label={messages.find}
            placeholder={messages.findPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <span role="status">{isSearched && messages.found(found.length)}</span>
        </div>
      )}
      {tools}
      {found.length === 0 ? (
        <p className="nothing">{messages.nothingFound(wanted.trim())}</p>
      ) : (
        <table>
          <caption>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="picture">
                <VisuallyHidden>{messages.columnPicture}</VisuallyHidden>
              </th>
              <th scope="col">{messages.columnProduct}</th>
              <th scope="col" className="stock">
                {messages.columnStock}
              </th>
              <th scope="col" className="price">
                <span className="gross">{messages.columnPrice}</span>
                <span className="net">{messages.columnPriceNet}</span>
              </th>
              <th scope="col" className="quantity">
                {messages.columnQuantity}
              </th>
              <th scope="col" className="sum">
                {messages.columnSum}
              </th>
              <th scope="col" className="actions">
                <VisuallyHidden>{messages.columnActions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shownCount).map((line, at) => {
              const head = arrange?.headOf?.(line)
              const before = found[at - 1]
              return (
                <Fragment key={line.productId}>
                  {head && (!before || arrange?.headOf?.(before) !== head) && (
                    <tr className="head">
                      <th colSpan={7} scope="rowgroup">
                        {head}
                      </th>
                    </tr>
                  )}
                  <BasketLineRow
                    line={line}
                    actions={actions}
                    isSelected={selected.has(line.productId)}
                    onSelect={lines.length > 1 ? toggle : undefined}
                  />
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShownCount(shownCount + STEP)}>
          {messages.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </div>
  )
})
