import { unwrap } from '@isp/api-client'
import type { ProductCard } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button } from '@isp/ui'
import { saveFile } from '../../shared/save-file/save-file.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'

/** The whole comparison as a workbook, a sheet for each section, at the prices that this visitor sees. */
export const ExcelButton = ({ products }: { products: readonly ProductCard[] }) => {
  const { api } = useRemoteContext()
  const download = useChange({
    saysFailure: 'popup',
    send: (productIds: string, marks) =>
      unwrap(
        api.GET('/api/catalog/comparison/excel-export', {
          params: { query: { productIds } },
          parseAs: 'blob',
          ...marks,
        }),
      ),
    onDone: (content) => saveFile(content, messages.file),
  })
  return (
    <Button
      variant="secondary"
      size="s"
      icon="excel"
      isLoading={download.isPending}
      onClick={() => download.run(products.map(({ id }) => id).join())}
    >
      {messages.excel}
    </Button>
  )
}
