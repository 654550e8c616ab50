import type { StaffOrder } from '@isp/contract'
import { type Change, type ChangeOptions, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { staffKey, staffOrderQuery } from '../../../shared/staff/staff.queries.ts'

type Given<Input> = Pick<ChangeOptions<Input, StaffOrder>, 'send' | 'success' | 'onDone'>

/** A change of an order by the version that was seen. When somebody else was quicker, the page shows what it has become. */
export const useOrderChange = <Input>(
  id: number,
  { send, ...given }: Given<Input>,
): Change<Input, StaffOrder> => {
  const { api } = useRemoteContext()
  const client = useQueryClient()
  return useChange<Input, StaffOrder>({
    ...given,
    saysFailure: 'page',
    send: async (input, marks) => {
      try {
        return await send(input, marks)
      } catch (error) {
        void client.invalidateQueries({ queryKey: staffOrderQuery(api, id).queryKey })
        throw error
      }
    },
    invalidates: () => [staffKey],
  })
}
