import { accountUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, LinkButton, Stack } from '@isp/ui'
import { useState } from 'react'
import { type FailedRow, saveFailedRows } from './excel-calls.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'

const MOST_ASKED = 20

/** A ticket that names the rows; in a tab of its own, so that the import stays. */
const askUrl = (rows: readonly FailedRow[]): string =>
  accountUrls.tickets(
    new URLSearchParams({
      new: '',
      about: 'availability',
      text: messages.asked(rows.slice(0, MOST_ASKED)),
    }),
  )

/** Rows to correct at home, each with its reason and what it may have meant. */
export const SaveFailed = ({ rows }: { rows: readonly FailedRow[] }) => {
  const { api } = useRemoteContext()
  const [isSaving, setSaving] = useState(false)
  const handleSave = async () => {
    setSaving(true)
    // a failure has its popup already
    await saveFailedRows(api, rows).catch(() => undefined)
    setSaving(false)
  }
  return (
    <Stack direction="row" gap={2} isWrap>
      <Button
        variant="secondary"
        icon="download"
        isLoading={isSaving}
        onClick={() => void handleSave()}
      >
        {messages.saveFailed}
      </Button>
      <LinkButton href={askUrl(rows)} target="_blank" variant="ghost" icon="mail">
        {messages.ask}
      </LinkButton>
    </Stack>
  )
}
