import { useRemoteContext } from '@isp/federation/remote'
import { Button, Heading, Text } from '@isp/ui'
import { useState } from 'react'
import { type FailedRow, saveFailedRows } from './excel-calls.ts'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { rowListCss } from './row-list.css.ts'

const MOST_SHOWN = 50

/** §2.11: what could not be added, each row with its cell; all of them as a file to correct. */
export const FailedRows = ({ rows }: { rows: readonly FailedRow[] }) => {
  const { api } = useRemoteContext()
  const [isSaving, setSaving] = useState(false)
  const handleSave = async () => {
    setSaving(true)
    // a failure has its popup already
    await saveFailedRows(api, rows).catch(() => undefined)
    setSaving(false)
  }
  return (
    <>
      <Text>{messages.failedText}</Text>
      <section>
        <Heading level={3} size={4}>
          {messages.failedList}
        </Heading>
        <ul css={rowListCss}>
          {rows.slice(0, MOST_SHOWN).map(({ row, cell, article, message }) => (
            <li key={row}>
              <strong>{messages.cell(cell)}</strong> <span>{messages.article(article)}</span>
              <p>{message}</p>
            </li>
          ))}
        </ul>
        {rows.length > MOST_SHOWN && (
          <Text tone="muted">{messages.more(rows.length - MOST_SHOWN)}</Text>
        )}
      </section>
      <Button
        variant="secondary"
        icon="download"
        isLoading={isSaving}
        onClick={() => void handleSave()}
      >
        {messages.saveFailed}
      </Button>
    </>
  )
}
