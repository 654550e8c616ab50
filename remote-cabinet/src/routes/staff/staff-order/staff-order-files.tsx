import type { StaffOrder } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { OrderFiles } from '../../../shared/order/order-files.tsx'
import { readFileAnswer } from '../../../shared/save-file/file-answer.ts'

/** Files of a buyer's order, fetched as the staff fetches them. */
export const StaffOrderFiles = ({ order: { id, files, papers = [] } }: { order: StaffOrder }) => {
  const { api } = useRemoteContext()
  const fetchFile = (fileUuid: string) =>
    readFileAnswer(
      api.GET('/api/admin/order/{id}/file/{fileUuid}', {
        params: { path: { id, fileUuid } },
        parseAs: 'blob',
      }),
    )
  return <OrderFiles files={[...files, ...papers]} fetchFile={fetchFile} />
}
