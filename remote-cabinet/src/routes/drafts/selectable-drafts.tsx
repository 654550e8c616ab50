import type { DraftSummary } from '@isp/contract'
import { Button, color, radius, Stack, space } from '@isp/ui'
import { useState } from 'react'
import { draftMessages } from '../../shared/draft/draft.messages.ts'
import { EditDialog } from '../../shared/draft/edit-dialog.tsx'
import { ShareDialog } from '../../shared/draft/share-dialog.tsx'
import { useRemoveDrafts } from '../../shared/draft/use-remove-drafts.ts'
import { draftsMessages as messages } from './drafts.messages.ts'
import { DraftsTable } from './drafts-table.tsx'

/** A page of drafts, any of which can be chosen to be deleted together; one alone can be renamed. */
export const SelectableDrafts = ({ drafts }: { drafts: readonly DraftSummary[] }) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [shared, setShared] = useState<number | null>(null)
  const [edited, setEdited] = useState<DraftSummary | null>(null)
  const remove = useRemoveDrafts(() => setChosen(new Set()))
  const selected = drafts.filter(({ id }) => chosen.has(id))
  const [single, another] = selected
  const handleSelect = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Stack gap={3}>
      {single ? (
        <div css={barCss}>
          <span role="status">{messages.selected(selected.length)}</span>
          {!another && (
            <Button variant="ghost" size="s" onClick={() => setEdited(single)}>
              {draftMessages.rename}
            </Button>
          )}
          <Button
            variant="ghost"
            size="s"
            icon="trash"
            isLoading={remove.isPending}
            onClick={() => remove.run(selected.map(({ id }) => id))}
          >
            {draftMessages.remove}
          </Button>
          <Button variant="ghost" size="s" onClick={() => setChosen(new Set())}>
            {messages.unselect}
          </Button>
        </div>
      ) : null}
      <DraftsTable
        drafts={drafts}
        actions={{
          isSelected: (id) => chosen.has(id),
          onSelect: handleSelect,
          onShare: ({ id }) => setShared(id),
          onRemove: ({ id }) => remove.run([id]),
        }}
      />
      {drafts.length > 1 && selected.length < drafts.length && (
        <Button
          variant="ghost"
          size="s"
          onClick={() => setChosen(new Set(drafts.map(({ id }) => id)))}
          css={{ alignSelf: 'start' }}
        >
          {messages.selectAll}
        </Button>
      )}
      <ShareDialog draftId={shared ?? 0} isOpen={shared !== null} onClose={() => setShared(null)} />
      <EditDialog draft={edited} onClose={() => setEdited(null)} />
    </Stack>
  )
}

const barCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.m,
  background: color.accentSoft,
} as const
