import { type ApiClient, unwrap } from '@isp/api-client'
import type { DraftFromExcel } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Link, useNavigate } from '@isp/router'
import { Button, Stack, Text } from '@isp/ui'
import { useRef, useState } from 'react'
import { draftKeys } from '../../shared/draft/draft.queries.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { draftFromExcelMessages as messages } from './draft-from-excel.messages.ts'

/** Rows named at once; a file with more wrong ones has something wrong as a whole. */
const SHOWN = 20

const sendFile = (api: ApiClient, file: File, marks: CallMarks): Promise<DraftFromExcel> => {
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    api.POST('/api/sale/v2/basket/draft/excel', {
      body: { file: '' },
      bodySerializer: () => form,
      ...marks,
    }),
  )
}

/** A draft out of a file (§7.4). When all rows are good it opens; else it is said which are not, and why. */
export const DraftFromExcelButton = () => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [partial, setPartial] = useState<DraftFromExcel | null>(null)
  const { run, isPending, failure } = useChange({
    saysFailure: 'page',
    send: (file: File, marks) => {
      setPartial(null)
      return sendFile(api, file, marks)
    },
    invalidates: () => [draftKeys.lists],
    onDone: (result) => {
      if (result.draft && result.failed.length === 0) {
        return navigate(draftUrls.draft(result.draft.id))
      }
      setPartial(result)
    },
  })
  return (
    <Stack gap={2}>
      <input
        ref={field}
        type="file"
        accept=".xlsx,.xls"
        hidden
        aria-label={messages.field}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) run(file)
          currentTarget.value = '' // the same file, corrected, may be chosen again
        }}
      />
      <div>
        <Button
          variant="secondary"
          size="s"
          icon="upload"
          isLoading={isPending}
          onClick={() => field.current?.click()}
        >
          {messages.choose}
        </Button>
      </div>
      <FailureText failure={failure} />
      {partial && <PartialResult result={partial} />}
    </Stack>
  )
}

const PartialResult = ({ result: { draft, added, failed } }: { result: DraftFromExcel }) => (
  <div role="status">
    <Text>
      {draft ? (
        <>
          {messages.added(added)} <Link to={draftUrls.draft(draft.id)}>{draft.name}</Link>.{' '}
        </>
      ) : null}
      {messages.failed(failed.length)}
    </Text>
    <ul>
      {failed.slice(0, SHOWN).map(({ row, article, reason }) => (
        <li key={row}>{messages.row(row, article, reason?.message ?? '')}</li>
      ))}
    </ul>
    {failed.length > SHOWN && <Text tone="secondary">{messages.more(failed.length - SHOWN)}</Text>}
  </div>
)
