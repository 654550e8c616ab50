import type { ExcelColumns, ExcelPreviewRow } from '@isp/contract'
import { Button, color, font, media, Select, Stack, space, Text } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { chooseColumnsMessages as messages } from './choose-columns.messages.ts'

export { chooseColumnsMessages } from './choose-columns.messages.ts'
export type ChosenColumns = Pick<ExcelColumns, 'article' | 'quantity'>

type ChooseColumnsProps = {
  sheet: string
  preview: readonly ExcelPreviewRow[]
  /** Columns used to read the file so far; null: none yet. */
  columns: ChosenColumns | null
  refusal: string | null
  /** The file is being read with the chosen columns. */
  isReading?: boolean
  onChoose: (columns: ChosenColumns) => void
  onOther: () => void
}

/** Column letters as in Excel: 0 is A, 26 is AA. */
const letterOf = (column: number): string => {
  const rest = Math.floor(column / 26) - 1
  return (rest < 0 ? '' : letterOf(rest)) + String.fromCharCode(65 + (column % 26))
}

const lettersOf = (preview: readonly ExcelPreviewRow[]): string[] =>
  Array.from({ length: Math.max(0, ...preview.map(({ cells }) => cells.length)) }, (_, at) =>
    letterOf(at),
  )

const EXAMPLES = 3

const optionsOf = (letters: readonly string[], preview: readonly ExcelPreviewRow[]) =>
  letters.flatMap((letter, at) => {
    const texts = preview.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '')
    const label = messages.column(letter, texts.slice(0, EXAMPLES))
    return texts.length > 0 ? [{ value: letter, label }] : []
  })

type PreviewProps = Pick<ChooseColumnsProps, 'preview'> & {
  letters: readonly string[]
  chosen: readonly string[]
}

/** The first rows of the sheet, as Excel shows them. */
const Preview = ({ preview, letters, chosen }: PreviewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
  <section aria-label={messages.preview} tabIndex={0} css={previewCss}>
    <table>
      <thead>
        <tr>
          <td />
          {letters.map((letter) => (
            <th key={letter} scope="col" data-chosen={chosen.includes(letter) || undefined}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.map(({ row, cells }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {letters.map((letter, at) => (
              <td key={letter} data-chosen={chosen.includes(letter) || undefined}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** Form to choose the columns of a file whose headings were not recognised. */
export const ChooseColumns = (props: ChooseColumnsProps) => {
  const { sheet, preview, columns, refusal, isReading = false, onChoose, onOther } = props
  const [article, setArticle] = useState(columns?.article ?? '')
  const [quantity, setQuantity] = useState(columns?.quantity ?? '')
  const [isTried, setTried] = useState(false)
  const letters = lettersOf(preview)
  const options = optionsOf(letters, preview)
  const isSame = article !== '' && article === quantity
  const missing = (value: string) => (isTried && value === '' ? messages.missing : undefined)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (article !== '' && quantity !== '' && !isSame) onChoose({ article, quantity })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        <Text>{messages.text(sheet)}</Text>
        <Preview preview={preview} letters={letters} chosen={[article, quantity]} />
        <div css={fieldsCss}>
          <Select
            label={messages.article}
            emptyLabel={messages.notChosen}
            options={options}
            value={article}
            error={missing(article)}
            required
            onChange={({ currentTarget }) => setArticle(currentTarget.value)}
          />
          <Select
            label={messages.quantity}
            emptyLabel={messages.notChosen}
            options={options}
            value={quantity}
            error={isSame ? messages.same : missing(quantity)}
            required
            onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
          />
        </div>
        {refusal !== null && (
          <div role="alert">
            <Text tone="danger">{refusal}</Text>
          </div>
        )}
        <Stack direction="row" gap={2} isWrap>
          <Button variant="secondary" onClick={onOther}>
            {messages.other}
          </Button>
          <Button type="submit" isLoading={isReading}>
            {messages.read}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const previewCss = {
  overflowX: 'auto',
  fontSize: font.size.s,
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': {
    maxWidth: '220px',
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.line}`,
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': { background: color.surfaceMuted, color: color.textSecondary, fontWeight: 'normal' },
  '& [data-chosen]': { background: color.accentSoft, color: color.text },
} as const

const fieldsCss = {
  display: 'grid',
  gap: space[3],
  [media.up(744)]: { gridTemplateColumns: '1fr 1fr' },
} as const
