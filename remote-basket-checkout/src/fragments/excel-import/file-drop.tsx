import { color, font, Icon, radius, Spinner, space, Text, visuallyHiddenCss } from '@isp/ui'
import { type DragEvent, useState } from 'react'
import { excelImportMessages as messages } from './excel-import.messages.ts'

type FileDropProps = {
  refusal: string | null
  /** The name of the file that is being read. */
  reading: string | null
  onChoose: (files: readonly File[]) => void
}

/** A native file field in a large box, which also takes what is dropped on it. */
export const FileDrop = ({ refusal, reading, onChoose }: FileDropProps) => {
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (reading === null) onChoose([...event.dataTransfer.files])
  }
  if (reading !== null) {
    return (
      <div css={boxCss} aria-busy>
        <Spinner label={null} />
        <span role="status">{messages.checking(reading)}</span>
      </div>
    )
  }
  return (
    <div>
      <label
        css={boxCss}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          type="file"
          accept=".xlsx,.xls,.csv"
          css={visuallyHiddenCss}
          aria-describedby="excel-refusal"
          aria-invalid={refusal !== null}
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = '' // the same file, corrected, may be chosen again
          }}
        />
        <Icon name="excel" size={32} />
        <strong>{messages.choose}</strong>
        <Text as="span" size="s" tone="muted">
          {messages.orDrop}
        </Text>
      </label>
      <p id="excel-refusal" role="alert" css={{ margin: `${space[2]} 0 0`, color: color.danger }}>
        {refusal}
      </p>
    </div>
  )
}

const boxCss = {
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[6],
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radius.m,
  textAlign: 'center',
  fontSize: font.size.m,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover, &[data-over]': { borderColor: color.accent, background: color.surfaceMuted },
  '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
  '&[aria-busy]': { cursor: 'progress' },
} as const
