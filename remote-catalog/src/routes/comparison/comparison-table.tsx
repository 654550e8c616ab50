import type { ProductCard } from '@isp/contract'
import { productName } from '@isp/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ColumnActions, ComparedProduct } from './compared-product.tsx'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { keepStop, moveByKeys, useStop } from './comparison-keys.ts'
import { useParts } from './comparison-parts.tsx'
import type { ComparisonRow } from './comparison-rows.ts'
import { comparisonTableCss } from './comparison-table.css.ts'
import { ComparisonTableRows } from './comparison-table-rows.tsx'
import { NamesBar } from './names-bar.tsx'
import { useDraggedColumns } from './use-dragged-columns.ts'

type TableProps = ColumnActions & {
  caption: string
  products: readonly ProductCard[]
  rows: readonly ComparisonRow[]
  /** On a narrow screen two stand beside each other, to be read and not walked over. */
  isPhone: boolean
  /** What stands over the head of a column. */
  over?: ((place: number) => ReactNode) | undefined
}

/** Whether the element has left the screen above. */
const useIsAbove = (element: { current: HTMLElement | null }): boolean => {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      setAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}

/**
 * The names of rows stay at the left, the names of products at the top: the table scrolls sideways in its own frame, the
 * page scrolls down. On a phone the name of a row stands above its values, so that two products fit side by side.
 */
export const ComparisonTable = ({
  caption,
  products,
  rows,
  isPhone,
  over,
  ...actions
}: TableProps) => {
  const { basketSlotCss } = useParts()
  const [isOpen, setOpen] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  const isHeadGone = useIsAbove(head)
  const dragOf = useDraggedColumns(actions.onMove)
  const tabIndex = isPhone ? undefined : -1
  useStop(table, !isPhone)
  const handleScroll = () => {
    if (bar.current && frame.current) bar.current.scrollLeft = frame.current.scrollLeft
  }
  const columns = products.map(({ id }) => ({ id, isBase: id === actions.baseId }))
  const equal = rows.filter(({ isEqual }) => isEqual)
  return (
    <div css={[comparisonTableCss, basketSlotCss, { '--count': String(products.length) }]}>
      <NamesBar ref={bar} products={products} isShown={isHeadGone} />
      <section className="frame" ref={frame} aria-label={caption} onScroll={handleScroll}>
        <table ref={table} onKeyDown={moveByKeys} onFocus={isPhone ? undefined : keepStop}>
          <caption>{caption}</caption>
          <thead ref={head}>
            <tr>
              <th scope="col" className="label" tabIndex={tabIndex}>
                <span>{messages.characteristic}</span>
              </th>
              {products.map((product, index) => (
                <th
                  key={product.id}
                  scope="col"
                  aria-label={productName(product.name)}
                  tabIndex={tabIndex}
                  draggable={products.length > 1}
                  {...dragOf(product)}
                >
                  {over?.(index)}
                  <ComparedProduct
                    {...actions}
                    product={product}
                    before={products[index - 1]}
                    after={products[index + 1]}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ComparisonTableRows
              rows={rows.filter(({ isEqual }) => !isEqual)}
              columns={columns}
              tabIndex={tabIndex}
            />
          </tbody>
          {equal.length > 0 && (
            <tbody>
              <tr>
                <td colSpan={products.length + 1} className="fold" tabIndex={tabIndex}>
                  <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {messages.equal(equal.length, isOpen)}
                  </button>
                </td>
              </tr>
              {isOpen && <ComparisonTableRows rows={equal} columns={columns} tabIndex={tabIndex} />}
            </tbody>
          )}
        </table>
      </section>
    </div>
  )
}
