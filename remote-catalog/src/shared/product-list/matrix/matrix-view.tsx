import { unwrap } from '@isp/api-client'
import type { LaidMatrix } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Link } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Button, useIsHydrated } from '@isp/ui'
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { saveFile } from '../../save-file/save-file.ts'
import { technicalCss } from '../technical/technical-table.css.ts'
import type { ListedProps } from '../tile-parts.ts'
import { matrixMessages as messages } from './matrix.messages.ts'
import { MatrixAxes } from './matrix-axes.tsx'
import { moveByKeys } from './matrix-keys.ts'
import { matrixLinks } from './matrix-links.ts'
import { MatrixTable } from './matrix-table.tsx'
import { matrixCss } from './matrix-view.css.ts'
import { type TypedLine, totalsOf } from './typed-lines.ts'
import { useAddTyped } from './use-add-typed.ts'
import { useParts } from './use-parts.ts'
import { useTyped } from './use-typed.ts'

type MatrixProps = ListedProps & {
  matrix: LaidMatrix
  /** Under this name what was typed is kept for the visit. */
  draft: string
}

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

/** Prices of an account go with its headers, which a link has not; everybody else follows the link. */
const useOwnExcel = (address: string): (() => void) | undefined => {
  const { api } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const download = useChange({
    saysFailure: 'popup',
    send: (of: string, marks) =>
      unwrap(
        api.GET('/api/catalog/matrix/excel-export', {
          params: { query: { of } },
          parseAs: 'blob',
          ...marks,
        }),
      ),
    onDone: (content) => saveFile(content, messages.file),
  })
  return isAccount ? () => download.run(address) : undefined
}

/** A whole series at a glance: quantities go straight into its cells, and into the basket all at once. */
export const MatrixView = ({ matrix, urlOf, parts, searched, draft }: MatrixProps) => {
  const { rest, apart } = matrix
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLElement>(null)
  const end = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  const links = useMemo(() => matrixLinks(matrix, urlOf), [matrix, urlOf])
  const shown = useParts(matrix, links, end)
  const products = useMemo(
    () =>
      new Map(shown.flatMap(({ cells }) => cells.map(({ product }) => [`${product.id}`, product]))),
    [shown],
  )
  const typed = useTyped(form, products, draft)
  const { lines } = typed
  const [added, setAdded] = useState<readonly TypedLine[]>([])
  const adding = useAddTyped((sent) => {
    typed.clear(sent)
    setAdded(sent)
  })
  const onExcel = useOwnExcel(links.address)
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') typed.undo(event.target)
    else moveByKeys(event)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.hasWrong) typed.firstWrong()?.focus()
    else if (lines.length > 0) adding.run(lines)
  }
  const isEmpty = lines.length === 0 && !typed.hasWrong
  return (
    <form
      ref={form}
      css={[technicalCss(parts), matrixCss, parts.priceViewCss]}
      onInput={(event) => {
        setAdded([])
        typed.onInput(event)
      }}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      onKeyDown={handleKeyDown}
      onSubmit={handleSubmit}
    >
      <MatrixAxes matrix={matrix} links={links} onExcel={onExcel} />
      <p>
        {rest}
        {apart > 0 && <Link to={links.list}>{messages.apart(apart)}</Link>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys only with the focus in it */}
      <section ref={box} className="box" aria-label={messages.region} tabIndex={0}>
        <MatrixTable
          {...{ matrix, shown, box, end, links, parts, searched }}
          textOf={typed.textOf}
        />
      </section>
      {/* what a script alone can do stands there when there is one; its place is kept */}
      <div className="total">
        {isHydrated && (
          <>
            <div role="status">
              {lines.length > 0 && <Sum lines={lines} />}
              {typed.elsewhere > 0 && messages.elsewhere(typed.elsewhere)}
              {added.length > 0 ? (
                <>
                  {messages.added(added.length)}{' '}
                  <Link to={urls.basket()}>{messages.openBasket}</Link>
                  <p>{messages.fitted(added.filter((line) => line.quantity !== line.wished))}</p>
                </>
              ) : (
                isEmpty && !typed.named && messages.nothingTyped
              )}
              {typed.said.map((text) => text && <p key={text}>{text}</p>)}
              {/* a reader of the screen hears it with the field */}
              {typed.named && <p aria-hidden>{typed.named}</p>}
            </div>
            <Button variant="ghost" size="s" aria-disabled={isEmpty} onClick={() => typed.clear()}>
              {messages.reset}
            </Button>
            <Button
              type="submit"
              size="s"
              icon="basket"
              isLoading={adding.isPending}
              aria-disabled={isEmpty}
            >
              {messages.add(lines.length)}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
