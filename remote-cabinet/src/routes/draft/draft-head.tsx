import type { Draft } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { Link, useNavigate } from '@isp/router'
import { Button, Heading, Stack, Tag, Text } from '@isp/ui'
import { useState } from 'react'
import { draftMessages } from '../../shared/draft/draft.messages.ts'
import { EditDialog } from '../../shared/draft/edit-dialog.tsx'
import { FillBasket } from '../../shared/draft/fill-basket.tsx'
import { ShareDialog } from '../../shared/draft/share-dialog.tsx'
import { useRemoveDrafts } from '../../shared/draft/use-remove-drafts.ts'
import { ExcelButton } from '../../shared/excel-button/excel-button.tsx'
import { formatLocalTime } from '../../shared/order/local-time.tsx'
import { draftPageMessages as messages } from './draft.messages.ts'

/** What the draft is, and all that can be done with it as a whole. */
export const DraftHead = ({ draft }: { draft: Draft }) => {
  const [isShared, setShared] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveDrafts(() => navigate(draftUrls.list()))
  const author = draft.isOwn ? messages.byYou : (draft.author ?? draftMessages.noAuthor)
  return (
    <Stack gap={3}>
      <Link to={draftUrls.list()}>{messages.back}</Link>
      <Stack gap={1}>
        <Heading level={1} css={{ overflowWrap: 'anywhere' }}>
          {draft.name}
        </Heading>
        <Text tone="muted" size="s">
          {messages.by(author, formatLocalTime(draft.updatedAt))}
        </Text>
        {draft.sharing && (
          <span>
            <Tag>{messages.shared(draft.sharing.expiresAt)}</Tag>
          </span>
        )}
      </Stack>
      {draft.note && (
        <Text css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{draft.note}</Text>
      )}
      <Stack direction="row" gap={2} isWrap>
        <FillBasket draft={draft} />
        <Button
          variant="secondary"
          icon="share"
          disabled={draft.lineCount === 0}
          onClick={() => setShared(true)}
        >
          {draftMessages.share}
        </Button>
        <ExcelButton of="draft" id={draft.id} disabled={draft.lineCount === 0} />
        <Button variant="secondary" onClick={() => setEdited(true)}>
          {draftMessages.editTitle}
        </Button>
        <Button
          variant="ghost"
          icon="trash"
          isLoading={remove.isPending}
          onClick={() => remove.run([draft.id])}
        >
          {draftMessages.remove}
        </Button>
      </Stack>
      <ShareDialog draftId={draft.id} isOpen={isShared} onClose={() => setShared(false)} />
      <EditDialog draft={isEdited ? draft : null} onClose={() => setEdited(false)} />
    </Stack>
  )
}
