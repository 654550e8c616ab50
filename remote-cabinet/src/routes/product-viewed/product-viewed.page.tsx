import { Stack, Text } from '@isp/ui'
import { goodsMessages } from '../../shared/goods/goods.messages.ts'
import { GoodsHead } from '../../shared/goods/goods-head.tsx'
import { viewedMessages as messages } from './viewed.messages.ts'
import { ViewedList } from './viewed-list.tsx'

export const head = () => ({ title: goodsMessages.documentTitles.viewed })

/** /cabinet/product-viewed/ (§7.3): an account's own, with or without a company. */
export const Page = () => (
  <Stack gap={4}>
    <GoodsHead page="viewed" />
    <Text tone="secondary">{messages.note}</Text>
    <ViewedList />
  </Stack>
)
