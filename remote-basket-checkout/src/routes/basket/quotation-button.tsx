import { fileNameOf, unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, useStanding } from '@isp/session'
import { Button } from '@isp/ui'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { basketExcelMessages as messages } from './basket-excel.messages.ts'

/** A price offer of the basket as PDF: at one's own prices, at retail ones for somebody who has not signed in. */
export const QuotationButton = () => {
  const { api, session } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const { run, isPending } = useChange({
    saysFailure: 'popup',
    readsBasket: true,
    send: async (_input: null, marks) => {
      const items = session.basket.getState().localItems()
      const call = isAccount
        ? await api.GET('/api/sale/basket/v2/quotation', { parseAs: 'blob', ...marks })
        : await api.POST('/api/sale/basket/v2/quotation', {
            body: { items },
            parseAs: 'blob',
            ...marks,
          })
      const content: Blob = await unwrap(Promise.resolve(call))
      return { content, name: fileNameOf(call.response.headers.get('content-disposition') ?? '') }
    },
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <Button
      variant="ghost"
      size="s"
      icon="document"
      isLoading={isPending}
      onClick={() => run(null)}
    >
      {messages.quotation}
    </Button>
  )
}
