import { fileNameOf, unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button } from '@isp/ui'
import { saveFile } from '../save-file/save-file.ts'
import { excelButtonMessages as messages } from './excel-button.messages.ts'

type ExcelButtonProps = {
  of: 'draft' | 'order'
  id: number
  variant?: 'secondary' | 'ghost'
  disabled?: boolean
}

/** A draft or an order as a spreadsheet, under the name that the server gives it. */
export const ExcelButton = ({ of, id, variant = 'secondary', disabled }: ExcelButtonProps) => {
  const { api } = useRemoteContext()
  const { run, isPending } = useChange({
    saysFailure: 'popup',
    send: async (list: number, marks) => {
      const options = { params: { path: { id: list } }, parseAs: 'blob', ...marks } as const
      const call =
        of === 'draft'
          ? await api.GET('/api/sale/v2/basket/draft/{id}/excel-export', options)
          : await api.GET('/api/sale/order/{id}/excel-export', options)
      const content: Blob = await unwrap(Promise.resolve(call))
      return { content, name: fileNameOf(call.response.headers.get('content-disposition') ?? '') }
    },
    onDone: ({ content, name }) => saveFile(content, name),
  })
  return (
    <Button
      variant={variant}
      icon="download"
      isLoading={isPending}
      disabled={disabled ?? false}
      onClick={() => run(id)}
    >
      {messages.download}
    </Button>
  )
}
