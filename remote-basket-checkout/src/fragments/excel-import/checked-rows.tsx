import type { ExcelCheckRow, ExcelColumns, ExcelPreviewRow } from '@isp/contract'
import { Button, Disclosure, Stack, Text } from '@isp/ui'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { refusedRows } from './file-rows.ts'
import { NearestGoods } from './nearest-goods.tsx'
import { RowHelp } from './row-help.tsx'
import { rowListCss } from './row-list.css.ts'
import { SaveFailed } from './save-failed.tsx'

type CheckedRowsProps = {
  name: string
  rows: readonly ExcelCheckRow[]
  columns: ExcelColumns
  preview: readonly ExcelPreviewRow[]
  onColumns: () => void
  onTake: (row: number, productId: number) => void
  onAdd: () => void
  onOther: () => void
}

/** Nobody reads more of them on a screen; the file of failed rows has them all. */
const MOST_SHOWN = 50

const WrongRow = ({ row, onTake }: Pick<CheckedRowsProps, 'onTake'> & { row: ExcelCheckRow }) => (
  <li>
    <strong>{messages.cell(row.cell)}</strong> <span>{messages.article(row.article)}</span>
    <p>
      {row.reason?.message} <RowHelp reason={row.reason} />
    </p>
    <NearestGoods row={row} onTake={(productId) => onTake(row.row, productId)} />
  </li>
)

const EXAMPLES = 3

/** «AB» is the 28th column, from 0. */
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Names the columns that were read, so that a wrong one is noticed at once. */
const readBy = (
  { article, quantity, firstRow }: ExcelColumns,
  preview: CheckedRowsProps['preview'],
  rows: CheckedRowsProps['rows'],
): string => {
  const headings = preview.find(({ row }) => row === firstRow - 1)?.cells ?? []
  const named = (letters: string) => messages.column(letters, headings[placeOf(letters)] ?? '')
  const amounts = rows.flatMap((row) => row.quantity ?? []).slice(0, EXAMPLES)
  return messages.readBy({
    article: named(article),
    quantity: named(quantity),
    amounts: amounts.join(', '),
    firstRow,
  })
}

/** Its words stand under those above it. */
const flushCss = { marginInlineStart: 'var(--flush)' } as const

/** What was understood of the file, and what of it cannot be added. */
export const CheckedRows = (props: CheckedRowsProps) => {
  const { name, rows, columns, preview, onColumns, onTake, onAdd, onOther } = props
  const wrong = rows.filter(({ reason }) => reason !== null)
  const noted = rows.filter(({ notes }) => notes.length > 0)
  const good = rows.length - wrong.length
  return (
    <>
      <div role="status">
        <Text tone="muted">{messages.chosen(name)}</Text>
        <Text>{messages.found(good, rows.length)}</Text>
        {good === 0 && <Text>{messages.nothingFound}</Text>}
      </div>
      <div>
        <Text size="s" tone="muted">
          {readBy(columns, preview, rows)}
        </Text>
        <Button variant="ghost" size="s" onClick={onColumns} css={flushCss}>
          {messages.otherColumns}
        </Button>
      </div>
      <Stack direction="row" gap={2} isWrap>
        <Button variant="secondary" onClick={onOther}>
          {messages.otherFile}
        </Button>
        <Button icon="basket" onClick={onAdd} disabled={good === 0}>
          {messages.add}
        </Button>
      </Stack>
      {wrong.length > 0 && (
        <section aria-label={messages.notFound(wrong.length)}>
          <Text tone="danger">{messages.notFound(wrong.length)}</Text>
          <ul css={rowListCss}>
            {wrong.slice(0, MOST_SHOWN).map((row) => (
              <WrongRow key={row.row} row={row} onTake={onTake} />
            ))}
          </ul>
          {wrong.length > MOST_SHOWN && (
            <Text tone="muted">{messages.more(wrong.length - MOST_SHOWN)}</Text>
          )}
          <SaveFailed rows={refusedRows(wrong)} />
        </section>
      )}
      {noted.length > 0 && (
        <Disclosure summary={messages.notes(noted.length)}>
          <ul css={rowListCss}>
            {noted.slice(0, MOST_SHOWN).map(({ row, cell, article, notes }) => (
              <li key={row}>
                <strong>{messages.cell(cell)}</strong> <span>{messages.article(article)}</span>
                <p>{notes.join(' ')}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
