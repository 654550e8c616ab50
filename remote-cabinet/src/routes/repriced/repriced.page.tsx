import { useStanding } from '@isp/session'
import { Heading, Stack, Text } from '@isp/ui'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { repricedMessages as messages } from './repriced.messages.ts'
import { RepricedList } from './repriced-list.tsx'

export const head = () => ({ title: messages.documentTitle })

/** /cabinet/repriced/ (§2.9): what the overview counts, with the price before and the price of today. */
export const Page = () => {
  const standing = useStanding()
  return (
    <Stack gap={4}>
      <Heading level={1}>{messages.title}</Heading>
      {standing.kind === 'member' ? (
        <>
          <Text tone="secondary">{messages.note}</Text>
          <RepricedList />
        </>
      ) : (
        <NoCompany />
      )}
    </Stack>
  )
}
