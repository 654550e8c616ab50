import type { ProductCard } from '@isp/contract'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ComparedProduct } from './compared-product.tsx'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { useParts } from './comparison-parts.tsx'
import type { ComparisonRow } from './comparison-rows.ts'
import { comparisonTableCss } from './comparison-table.css.ts'
import { NamesBar } from './names-bar.tsx'

type TableProps = {
  caption: string
  products: readonly ProductCard[]
  rows: readonly ComparisonRow[]
  onMove: (id: number, target: number) => void
  onRemove: (product: ProductCard) => void
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
export const ComparisonTable = ({ caption, products, rows, onMove, onRemove }: TableProps) => {
  const { basketSlotCss } = useParts()
  const head = useRef<HTMLTableSectionElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  const isHeadGone = useIsAbove(head)
  const dragged = useRef<number | null>(null)
  const handleScroll = () => {
    if (bar.current && frame.current) bar.current.scrollLeft = frame.current.scrollLeft
  }
  const dragOf = ({ id }: ProductCard) => ({
    onDragStart: (event: DragEvent) => {
      dragged.current = id
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null && dragged.current !== id) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged.current !== null) onMove(dragged.current, id)
      dragged.current = null
    },
  })
  return (
    <div css={[comparisonTableCss, basketSlotCss, { '--count': String(products.length) }]}>
      <NamesBar ref={bar} products={products} isShown={isHeadGone} />
      <section
        className="frame"
        ref={frame}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={handleScroll}
      >
        <table>
          <caption>{caption}</caption>
          <thead ref={head}>
            <tr>
              <th scope="col" className="label">
                <span>{messages.characteristic}</span>
              </th>
              {products.map((product, index) => (
                <th
                  key={product.id}
                  scope="col"
                  draggable={products.length > 1}
                  {...dragOf(product)}
                >
                  <ComparedProduct
                    product={product}
                    before={products[index - 1]}
                    after={products[index + 1]}
                    onMove={onMove}
                    onRemove={onRemove}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values, isDifferent }) => (
              <tr key={key} data-different={isDifferent || undefined}>
                <th scope="row" className="label">
                  <span>{label}</span>
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
