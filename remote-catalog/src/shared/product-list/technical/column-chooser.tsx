import { Button, IconButton } from '@isp/ui'
import { useState } from 'react'
import { asTheyCome } from './column-choice.ts'
import { technicalMessages as messages } from './technical.messages.ts'
import { type ColumnChoice, movedBy, type TechnicalColumn } from './technical-columns.ts'

type ColumnChooserProps = {
  /** All there are, in the chosen order. */
  columns: readonly TechnicalColumn[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** Which columns are shown and in which order: ticks and two buttons each, all of it by keyboard. */
export const ColumnChooser = ({ columns, choice, onChange }: ColumnChooserProps) => {
  const [said, setSaid] = useState('')
  const { hidden } = choice
  const codes = columns.map(({ code }) => code)
  const handleTick = (code: string, isShown: boolean) => {
    const others = hidden.filter((other) => other !== code)
    onChange({ ...choice, hidden: isShown ? others : [...others, code] })
  }
  const handleMove = ({ code, title }: TechnicalColumn, step: -1 | 1) => {
    const order = movedBy(codes, code, step)
    setSaid(messages.moved(title, order.indexOf(code) + 1))
    onChange({ ...choice, order })
  }
  return (
    <details className="chooser">
      <summary>{messages.columns}</summary>
      <div>
        <ul>
          {columns.map((column, index) => (
            <li key={column.code}>
              <label>
                <input
                  type="checkbox"
                  checked={!hidden.includes(column.code)}
                  aria-label={messages.show(column.title)}
                  onChange={(event) => handleTick(column.code, event.currentTarget.checked)}
                />
                {column.title}
              </label>
              <IconButton
                size="s"
                icon="arrow-up"
                label={messages.earlier(column.title)}
                aria-disabled={index === 0}
                onClick={() => handleMove(column, -1)}
              />
              <IconButton
                size="s"
                icon="arrow-down"
                label={messages.later(column.title)}
                aria-disabled={index === columns.length - 1}
                onClick={() => handleMove(column, 1)}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="hidden">
          {said}
        </p>
        <Button variant="secondary" size="s" onClick={() => onChange(asTheyCome)}>
          {messages.reset}
        </Button>
      </div>
    </details>
  )
}
