import { type ApiClient, unwrap } from '@isp/api-client'
import type { DraftFromExcel } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import type { ChosenColumns } from '@isp/forms/choose-columns'
import { Link, useNavigate } from '@isp/router'
import { Button, Stack, Text } from '@isp/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { draftKeys } from '../../shared/draft/draft.queries.ts'
import { FailureText } from '../../shared/staff/failure-text.tsx'
import { draftFromExcelMessages as messages } from './draft-from-excel.messages.ts'

const ColumnsDialog = lazy(async () => ({
  default: (await import('./columns-dialog.tsx')).ColumnsDialog,
}))

/** Rows named at once; a file with more wrong ones has something wrong as a whole. */
const SHOWN = 20

type Sending = { file: File; columns?: ChosenColumns }

const sendFile = (
  api: ApiClient,
  { file, columns }: Sending,
  marks: CallMarks,
): Promise<DraftFromExcel> => {
  const form = new FormData()
  if (columns) {
    form.append('article', columns.article)
    form.append('quantity', columns.quantity)
  }
  form.append('file', file) // after the fields: a stream is read in its order
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
  const [file, setFile] = useState<File | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { run, isPending, failure } = useChange({
    saysFailure: 'page',
    send: (sending: Sending, marks) => sendFile(api, sending, marks),
    invalidates: () => [draftKeys.lists],
    onDone: (result) => {
      if (result.draft && result.failed.length === 0 && result.notices.length === 0) {
        return navigate(draftUrls.draft(result.draft.id))
      }
      setPartial(result)
      setChoosing(result.columns === null)
    },
  })
  const choose = () => field.current?.click()
  return (
    <Stack gap={2}>
      <input
        ref={field}
        type="file"
        accept=".xlsx,.xls,.csv"
        hidden
        aria-label={messages.field}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) {
            setFile(chosen)
            setPartial(null)
            setChoosing(false)
            run({ file: chosen })
          }
          currentTarget.value = '' // the same file, corrected, may be chosen again
        }}
      />
      <div>
        <Button variant="secondary" size="s" icon="upload" isLoading={isPending} onClick={choose}>
          {messages.choose}
        </Button>
      </div>
      {!isChoosing && <FailureText failure={failure} />}
      {partial?.columns && <PartialResult result={partial} onColumns={() => setChoosing(true)} />}
      {isChoosing && partial && file && (
        <Suspense>
          <ColumnsDialog
            {...partial}
            refusal={failure?.message ?? null}
            isReading={isPending}
            onChoose={(columns) => run({ file, columns })}
            onOther={choose}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** Its words stand under those above it. */
const flushCss = { marginInlineStart: 'var(--flush)' } as const

type PartialProps = { result: DraftFromExcel; onColumns: () => void }

const PartialResult = ({ result: { draft, added, failed, notices }, onColumns }: PartialProps) => (
  <div role="status">
    <Text>
      {draft ? (
        <>
          {messages.added(added)} <Link to={draftUrls.draft(draft.id)}>{draft.name}</Link>.{' '}
        </>
      ) : null}
      {failed.length > 0 && messages.failed(failed.length)}
    </Text>
    {notices.map((notice) => (
      <Text key={notice} tone="danger">
        {notice}
      </Text>
    ))}
    <ul>
      {failed.slice(0, SHOWN).map(({ row, article, reason }) => (
        <li key={row}>{messages.row(row, article, reason?.message ?? '')}</li>
      ))}
    </ul>
    {!draft && (
      <Button variant="ghost" size="s" onClick={onColumns} css={flushCss}>
        {messages.otherColumns}
      </Button>
    )}
    {failed.length > SHOWN && <Text tone="secondary">{messages.more(failed.length - SHOWN)}</Text>}
  </div>
)
