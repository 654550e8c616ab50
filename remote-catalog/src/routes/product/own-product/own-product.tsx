import type { OwnProduct as Own } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useStanding } from '@isp/session'
import { Button, color, font, space } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { ownProductMessages as messages } from './own-product.messages.ts'
import { ownProductQuery } from './own-product.queries.ts'
import { OwnProductForm } from './own-product-form.tsx'

/** What the buyer's company calls the product and notes of it, edited where it stands; nothing for whoever has no company. */
export const OwnProduct = ({ productId }: { productId: number }) => {
  const standing = useStanding()
  if (standing.kind !== 'member') return null
  const { uuid, role } = standing.company
  return (
    <CompanysProduct
      key={uuid}
      company={uuid}
      productId={productId}
      mayEdit={role !== 'employee'}
    />
  )
}

type CompanysProductProps = { company: string; productId: number; mayEdit: boolean }

const CompanysProduct = ({ company, productId, mayEdit }: CompanysProductProps) => {
  const { api } = useRemoteContext()
  const { data: own } = useQuery(ownProductQuery(api, company, productId))
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)
  useEffect(() => {
    if (isOpen || !isReturning.current) return
    isReturning.current = false
    opener.current?.focus()
  }, [isOpen])
  if (!own) return null // the product is whole without it
  const isEmpty = own.number === '' && own.note === ''
  if (isEmpty && !mayEdit) return null
  const handleClose = () => {
    isReturning.current = true
    setOpen(false)
  }
  return (
    <section aria-label={messages.title} css={rootCss}>
      {isOpen ? (
        <OwnProductForm company={company} productId={productId} own={own} onClose={handleClose} />
      ) : (
        <>
          {!isEmpty && <Kept own={own} />}
          {mayEdit && (
            <Button ref={opener} variant="ghost" size="s" onClick={() => setOpen(true)}>
              {isEmpty ? messages.add : messages.change}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const Kept = ({ own: { number, note } }: { own: Own }) => (
  <dl>
    {number !== '' && (
      <div>
        <dt>{messages.number}</dt>
        <dd>{number}</dd>
      </div>
    )}
    {note !== '' && (
      <div>
        <dt>{messages.note}</dt>
        <dd data-is-note>{note}</dd>
      </div>
    )}
  </dl>
)

const rootCss = {
  width: '100%',
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
  '& dl': { border: 0, padding: 0 },
  '& dd': { overflowWrap: 'anywhere', fontWeight: font.weight.medium },
  '&& dd': { whiteSpace: 'pre-line' },
} as const
