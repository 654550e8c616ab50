import type { StaffLetter } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Drawer, EmptyState, Skeleton, space, Text } from '@isp/ui'
import { lettersMessages as messages } from './staff-letters.messages.ts'
import { staffLetterQuery } from './staff-letters.queries.ts'

/** What a letter says, as plain text: nothing of it can be pressed by mistake. */
export const LetterDialog = ({
  letter: { id, subject, to },
  onClose,
}: {
  letter: StaffLetter
  onClose: () => void
}) => {
  const { api } = useRemoteContext()
  const query = useQuery(staffLetterQuery(api, id))
  return (
    <Drawer isOpen title={subject} onClose={onClose}>
      <Text as="p" size="s" tone="muted" css={[wrapCss, { marginBottom: space[4] }]}>
        {messages.to}: {to}
      </Text>
      <Read
        query={query}
        waiting={<Skeleton lines={8} />}
        instead={{ 404: <EmptyState icon="mail" title={messages.gone} /> }}
      >
        {({ text }) => <p css={wrapCss}>{text ?? messages.secret}</p>}
      </Read>
    </Drawer>
  )
}

const wrapCss = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
