import type { LaidMatrix } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, useIsHydrated } from '@isp/ui'
import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from 'react'
import type { ListedProps } from '../tile-parts.ts'
import { matrixMessages as messages } from './matrix.messages.ts'
import { moveByArrows } from './matrix-keys.ts'
import { type MatrixLinks, matrixLinks } from './matrix-links.ts'
import { MatrixTable } from './matrix-table.tsx'
import { matrixCss } from './matrix-view.css.ts'
import { type Typed, type TypedLine, totalsOf, typedIn, typedLine } from './typed-lines.ts'
import { useAddTyped } from './use-add-typed.ts'

type MatrixProps = ListedProps & { matrix: LaidMatrix }

const nothing: Typed = { lines: [], wrong: [] }

/** What is not shown, and the way to it. */
const Rest = ({ matrix, links }: { matrix: LaidMatrix; links: MatrixLinks }) => (
  <>
    {[matrix.rows, matrix.columns].map((axis) =>
      axis.next === null ? null : (
        <p key={axis.code} className="note">
          {messages.shownPart(axis.name, axis.values.length, axis.total)}{' '}
          <Link to={links.from(axis, axis.next)}>
            {typeof axis.next === 'string'
              ? messages.inList
              : messages.further(`${formatNumber(axis.next)}${axis.unit ? ` ${axis.unit}` : ''}`)}
          </Link>
        </p>
      ),
    )}
    {matrix.apart > 0 && (
      <p className="note">
        <Link to={links.list}>{messages.apart(matrix.apart)}</Link>
      </p>
    )}
  </>
)

/** Both kinds stand here, as in the cells: the one that was not chosen is hidden by `priceViewCss`. */
const Sum = ({ lines }: { lines: readonly TypedLine[] }) => {
  const { gross, net } = totalsOf(lines)
  return (
    <>
      {messages.typed(lines.length)}
      <span className="gross">{messages.gross(gross)}</span>
      <span className="net">{messages.net(net)}</span>
    </>
  )
}

/** A whole series at a glance: quantities go straight into its cells, and into the basket all at once. */
export const MatrixView = ({ matrix, urlOf, parts, searched }: MatrixProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const [{ lines, wrong }, setTyped] = useState(nothing)
  const [raised, setRaised] = useState('')
  const links = useMemo(() => matrixLinks(matrix, urlOf), [matrix, urlOf])
  const products = useMemo(() => matrix.cells.map(({ product }) => product), [matrix])
  const clear = () => {
    form.current?.reset()
    setTyped(nothing)
    setRaised('')
  }
  const adding = useAddTyped(clear)
  const handleBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const product = products.find(({ id }) => `${id}` === target.name)
    const line = product && typedLine(product, target.value)
    if (line === null) target.setAttribute('aria-invalid', 'true')
    else target.removeAttribute('aria-invalid')
    if (!line) return
    target.value = `${line.quantity}`
    if (line.isRaised)
      setRaised(messages.raised(line.product.name, line.quantity, line.product.unit))
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget, products)
    const [first] = typed.wrong
    setTyped(typed)
    if (first !== undefined) {
      const field = event.currentTarget.elements.namedItem(`${first}`)
      if (field instanceof HTMLInputElement) field.focus()
    } else if (typed.lines.length > 0) adding.run(typed.lines)
  }
  return (
    <form
      ref={form}
      css={[matrixCss, parts.priceViewCss]}
      onInput={({ currentTarget }) => setTyped(typedIn(currentTarget, products))}
      onBlur={handleBlur}
      onKeyDown={moveByArrows}
      onSubmit={handleSubmit}
    >
      <Rest matrix={matrix} links={links} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys only with the focus in it */}
      <section className="box" aria-label={messages.region} tabIndex={0}>
        <MatrixTable matrix={matrix} links={links} parts={parts} searched={searched} />
      </section>
      {/* what a script alone can do stands there when there is one; its place is kept */}
      <div className="bar">
        {isHydrated && (
          <>
            <p role="status">
              {lines.length > 0 ? <Sum lines={lines} /> : messages.nothingTyped}
              {raised && <span> {raised}</span>}
              {wrong.length > 0 && <strong> {messages.notNumber}</strong>}
            </p>
            <Button
              variant="ghost"
              size="s"
              aria-disabled={lines.length === 0 && wrong.length === 0}
              onClick={clear}
            >
              {messages.reset}
            </Button>
            <Button
              type="submit"
              size="s"
              icon="basket"
              isLoading={adding.isPending}
              aria-disabled={lines.length === 0}
            >
              {messages.add}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
