import type { BuyerArticle as Own } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery, useQueryClient } from '@isp/query'
import { useSession, useStanding } from '@isp/session'
import { Button, color, font, space } from '@isp/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { buyerArticleMessages as messages } from './buyer-article.messages.ts'
import { buyerArticleQuery } from './buyer-article.queries.ts'
import type { BuyerArticleFormProps } from './buyer-article-form.tsx'

/** What the buyer's company calls the product and notes of it, edited where it stands; nothing for whoever has no company. */
export const BuyerArticle = ({ productId }: { productId: number }) => {
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
  const query = buyerArticleQuery(api, company, productId)
  const { data: own } = useQuery(query)
  const queryClient = useQueryClient()
  const session = useSession()
  // few write, all read
  const [part, setPart] = useState<{ Form: ComponentType<BuyerArticleFormProps> } | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)
  useEffect(() => {
    if (part || !isReturning.current) return
    isReturning.current = false
    opener.current?.focus()
  }, [part])
  if (!own) return null // the product is whole without it
  const isEmpty = own.number === '' && own.note === ''
  if (isEmpty && !mayEdit) return null
  const handleOpen = async () => {
    try {
      const { BuyerArticleForm } = await import(
        /* webpackChunkName: "other-pages" */ './buyer-article-form.tsx'
      )
      setPart({ Form: BuyerArticleForm })
    } catch {
      session.notify({ variant: 'error', text: messages.failed })
    }
  }
  const handleClose = () => {
    isReturning.current = true
    setPart(null)
  }
  return (
    <section aria-label={messages.title} css={rootCss}>
      {part ? (
        <part.Form
          productId={productId}
          own={own}
          words={messages}
          onSaved={(saved) => queryClient.setQueryData(query.queryKey, saved)}
          onClose={handleClose}
        />
      ) : (
        <>
          {!isEmpty && <Kept own={own} />}
          {mayEdit && (
            <Button ref={opener} variant="ghost" size="s" onClick={() => void handleOpen()}>
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
