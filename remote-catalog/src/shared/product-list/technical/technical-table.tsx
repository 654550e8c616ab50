import type { ProductCard } from '@isp/contract'
import { EM_DASH, hyphenated, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, useIsHydrated } from '@isp/ui'
import { Suspense, useEffect, useState } from 'react'
import type { ListedProps } from '../tile-parts.ts'
import { asTheyCome, keepChoice, readChoice } from './column-choice.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { sortOf } from './column-sort.ts'
import { useKeptScroll } from './kept-scroll.ts'
import { technicalMessages as messages } from './technical.messages.ts'
import {
  asCopied,
  type ColumnChoice,
  columnsOf,
  inChosenOrder,
  isNumeric,
  PRICE,
  STOCK,
  type TechnicalColumn,
} from './technical-columns.ts'
import { technicalCss } from './technical-table.css.ts'
import { toTsv } from './technical-tsv.ts'

type RowProps = Pick<ListedProps, 'parts' | 'searched'> & {
  product: ProductCard
  columns: readonly (TechnicalColumn & { look: string })[]
}

/** Figures, words, or what stays in sight. */
const lookOf = (column: TechnicalColumn, items: readonly ProductCard[]): string => {
  if (column.code === PRICE) return 'number price'
  // stock is said in words under each other, not in figures to compare
  if (column.code !== STOCK && isNumeric(items, column)) return 'number'
  return column.code.startsWith('.') ? '' : 'words'
}

const Row = ({ product, columns, searched, parts }: RowProps) => {
  const { Amount, BasketSlot, MarksPlace, ProductLink, StockCell, attributeText } = parts
  const textOf = ({ read, say: own }: TechnicalColumn): string => {
    const value = read(product)
    if (value === null) return EM_DASH
    return own ? own(product) : hyphenated(attributeText(value))
  }
  const cellOf = (column: TechnicalColumn) => {
    if (column.code === STOCK) return <StockCell product={product} />
    if (column.code === PRICE && product.price) return <Amount price={product.price} />
    return textOf(column)
  }
  return (
    <tr>
      <th scope="row">
        <ProductLink slug={product.slug} searched={searched}>
          {productName(product.name)}
        </ProductLink>
      </th>
      {columns.map((column) => (
        <td key={column.code} className={column.look}>
          {cellOf(column)}
        </td>
      ))}
      <td className="buy">
        <BasketSlot product={product} />
      </td>
      <td className="marks">
        <MarksPlace productId={product.id} name={product.name} />
      </td>
    </tr>
  )
}

type HeadProps = Pick<ListedProps, 'answer' | 'urlOf' | 'parts'> & {
  code: string
  title: string
  look?: string
}

/** A title that puts the whole list in order, page by page; a plain link, so that it needs no script. */
const HeadCell = ({ answer, urlOf, code, title, look, parts: { PriceTitle } }: HeadProps) => {
  const shown = code === PRICE ? <PriceTitle /> : hyphenated(title)
  const sort = sortOf(code, answer)
  return (
    <th scope="col" className={look} aria-sort={sort?.state}>
      {sort ? (
        <Link to={urlOf(() => sort.next)} title={messages.sort(title)} preventScrollReset>
          {shown}
          {sort.state && <span aria-hidden> {sort.state === 'descending' ? '▼' : '▲'}</span>}
        </Link>
      ) : (
        shown
      )}
    </th>
  )
}

/** Every technical value in a column of its own, to compare by eye, put in order, and carry over into a spreadsheet. */
export const TechnicalTable = (props: ListedProps) => {
  const { slices, columns: named, searched, parts, answer, urlOf } = props
  const isHydrated = useIsHydrated()
  const [choice, setChoice] = useState<ColumnChoice>(asTheyCome)
  const [said, setSaid] = useState('')
  useEffect(() => setChoice(readChoice()), [])
  const items = slices.flat()
  const all = inChosenOrder(columnsOf(items, named), choice)
  const shown = all
    .filter(({ code }) => !choice.hidden.includes(code))
    .map((column) => ({ ...column, look: lookOf(column, items) }))
  const box = useKeptScroll(items.length * shown.length)
  const hasPinned = shown[0] !== undefined && shown[0].code === choice.pinned
  const { messages: words } = parts
  const handleChoice = (next: ColumnChoice) => {
    setChoice(next)
    keepChoice(next)
  }
  const handleCopy = async () => {
    try {
      const copied = asCopied(shown, document.documentElement.dataset.prices)
      await navigator.clipboard.writeText(toTsv(items, copied, words))
      setSaid(messages.copied(items.length))
    } catch {
      setSaid(messages.notCopied)
    }
  }
  return (
    <div css={[technicalCss(parts), parts.priceViewCss]}>
      <div className="bar">
        {/* what a script alone can do stands there when there is one; its place is kept */}
        {isHydrated && (
          <>
            <ColumnChooser columns={all} choice={choice} onChange={handleChoice} />
            <Button variant="secondary" size="s" icon="copy" onClick={() => void handleCopy()}>
              {messages.copy}
            </Button>
            <span role="status">{said}</span>
            <span className="hint">{messages.onPage}</span>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys only with the focus in it */}
      <section ref={box} className="box" aria-label={messages.region} tabIndex={0}>
        <table className={hasPinned ? 'has-pinned' : undefined}>
          <caption className="hidden">{words.tableCaption}</caption>
          <thead>
            <tr>
              <HeadCell parts={parts} {...{ answer, urlOf }} code=".name" title={messages.name} />
              {shown.map(({ code, title, look }) => (
                <HeadCell parts={parts} key={code} {...{ answer, urlOf, code, title, look }} />
              ))}
              <th scope="col" className="buy">
                {parts.orderTitle}
              </th>
              <th scope="col">{words.columnMarks}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((product) => (
              // each hydrates on its own, and keeps what is typed in it when rows change places
              <Suspense key={product.id}>
                <Row product={product} columns={shown} searched={searched} parts={parts} />
              </Suspense>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
