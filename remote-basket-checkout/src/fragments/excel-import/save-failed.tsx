import { useRemoteContext } from '@isp/federation/remote'
import { Button } from '@isp/ui'
import { useState } from 'react'
import { type FailedRow, saveFailedRows } from './excel-calls.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'

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
    <Button
      variant="secondary"
      icon="download"
      isLoading={isSaving}
      onClick={() => void handleSave()}
    >
      {messages.saveFailed}
    </Button>
  )
}
