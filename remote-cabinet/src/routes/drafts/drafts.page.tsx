import { useStanding } from '@isp/session'
import { Heading, Stack, Text } from '@isp/ui'
import { draftsTitle } from '../../shared/draft/drafts-title.messages.ts'
import { DraftFromExcelButton } from './draft-from-excel.tsx'
import { draftsMessages as messages } from './drafts.messages.ts'
import { DraftsList } from './drafts-list.tsx'
import { OwnLinksButton } from './own-links-button.tsx'

/** /cabinet/drafts/: a manager sees the company's drafts, others their own; without a company they are one's own too. */
export const DraftsPage = () => {
  const standing = useStanding()
  const isManager = standing.kind === 'member' && standing.role === 'manager'
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{draftsTitle}</Heading>
        <Text tone="secondary">{isManager ? messages.managerNote : messages.ownNote}</Text>
      </Stack>
      <DraftFromExcelButton />
      <DraftsList />
      <OwnLinksButton />
    </Stack>
  )
}
