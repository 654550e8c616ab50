import { unwrap } from '@isp/api-client'
import type { BasketLine } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, useStanding } from '@isp/session'
import { Button, FailureNote, LinkButton } from '@isp/ui'
import { useState } from 'react'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { basketExcelMessages as messages } from './basket-excel.messages.ts'
import { QuotationButton } from './quotation-button.tsx'

/** §2.11 from the basket page; its basket is the account's, so somebody has to be signed in. */
const ImportButton = () => {
  const isAccount = isSignedIn(useStanding())
  const { Fragment } = useRemoteContext()
  // which opening it is; a press after one that failed is another
  const [opening, setOpening] = useState(0)
  if (!isAccount) return null
  const open = () => setOpening((last) => last + 1)
  return (
    <>
      <Button variant="ghost" size="s" icon="upload" onClick={open}>
        {messages.fromExcel}
      </Button>
      {opening > 0 && (
        <Fragment
          key={opening}
          remote="basket-checkout"
          name="excel-import"
          props={{ onClose: () => setOpening(0), onOpen: open }}
          fallback={null}
          failed={<FailureNote>{messages.excelFailed}</FailureNote>}
        />
      )}
    </>
  )
}

/** The basket as a file: of the account as it is stored, of anybody else as this browser holds it. */
const ExportButton = () => {
  const { api, session } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const change = useChange({
    saysFailure: 'popup',
    readsBasket: true,
    send: (_input: null, marks): Promise<Blob> => {
      if (isAccount) {
        return unwrap(api.GET('/api/sale/basket/v2/excel-export', { parseAs: 'blob', ...marks }))
      }
      const items = session.basket.getState().localItems()
      return unwrap(
        api.POST('/api/sale/basket/v2/excel-export', {
          body: { items },
          parseAs: 'blob',
          ...marks,
        }),
      )
    },
    onDone: (content) => saveFile(content, messages.excelName),
  })
  return (
    <Button
      variant="ghost"
      size="s"
      icon="download"
      isLoading={change.isPending}
      onClick={() => change.run(null)}
    >
      {messages.toExcel}
    </Button>
  )
}

const BasketExcel = ({ lines = [] }: { lines?: readonly BasketLine[] }) => (
  <>
    <LinkButton to={urls.quickOrder()} variant="ghost" size="s" icon="list" preventScrollReset>
      {messages.quick}
    </LinkButton>
    <ImportButton />
    {lines.length > 0 && <ExportButton />}
    {lines.length > 0 && <QuotationButton />}
  </>
)

export default BasketExcel
