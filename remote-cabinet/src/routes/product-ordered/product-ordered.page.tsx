import { useStanding } from '@isp/session'
import { Stack, Text } from '@isp/ui'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { GoodsHead } from '../../shared/goods/goods-head.tsx'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { orderedMessages as messages } from './ordered.messages.ts'
import { OrderedList } from './ordered-list.tsx'

export const head = () => ({ title: goodsMessages.documentTitles.ordered })

/** /cabinet/product-ordered/ (§7.3): a manager sees what the company has ordered, others what they have. */
export const Page = () => {
  const standing = useStanding()
  return (
    <Stack gap={4}>
      <GoodsHead page="ordered" />
      {standing.kind === 'member' ? (
        <>
          <Text tone="secondary">
            {standing.company.seesAllOrders ? messages.managerNote : messages.ownNote}
          </Text>
          <OrderedList />
        </>
      ) : (
        <NoCompany />
      )}
    </Stack>
  )
}
