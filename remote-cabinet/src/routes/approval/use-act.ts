import { type ChangeOptions, useChange } from '@isp/federation/page'
import { useQueryClient } from '@isp/query'
import { approvalsKey } from '../../shared/approval/approval.queries.ts'

/** Whatever came of it, the page shows what is true by then: somebody else may have decided, or a price has changed. */
export const useAct = <Input, Output>({
  send,
  ...options
}: Omit<ChangeOptions<Input, Output>, 'saysFailure' | 'invalidates'>) => {
  const client = useQueryClient()
  return useChange<Input, Output>({
    ...options,
    saysFailure: 'page',
    send: (input, marks) =>
      send(input, marks).finally(() => {
        void client.invalidateQueries({ queryKey: approvalsKey })
        void client.invalidateQueries({ queryKey: ['orders'] })
      }),
  })
}
