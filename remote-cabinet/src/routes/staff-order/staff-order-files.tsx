import { fileNameOf, unwrap } from '@isp/api-client'
import type { StaffOrder } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { OrderFiles } from '../../shared/order/order-files.tsx'

/** Files of a buyer's order, fetched as the staff fetches them. */
export const StaffOrderFiles = ({ order: { id, files } }: { order: StaffOrder }) => {
  const { api } = useRemoteContext()
  const fetchFile = async (fileUuid: string) => {
    const call = await api.GET('/api/admin/order/{id}/file/{fileUuid}', {
      params: { path: { id, fileUuid } },
      parseAs: 'blob',
    })
    const content: Blob = await unwrap(Promise.resolve(call))
    return { content, name: fileNameOf(call.response.headers.get('content-disposition') ?? '') }
  }
  return <OrderFiles files={files} fetchFile={fetchFile} />
}
