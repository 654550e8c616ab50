import { Button, IconButton } from '@isp/ui'
import { useState } from 'react'
import { Chooser } from './chooser.tsx'
import { asTheyCome } from './column-choice.ts'
import { technicalMessages as messages } from './technical.messages.ts'
import { type ColumnChoice, movedBy, type TechnicalColumn } from './technical-columns.ts'

type ColumnChooserProps = {
  /** All there are, in the chosen order. */
  columns: readonly TechnicalColumn[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** Which columns are shown, in which order, and which stays in sight: a tick and three buttons each, all of it by keyboard. */
export const ColumnChooser = ({ columns, choice, onChange }: ColumnChooserProps) => {
  const [said, setSaid] = useState('')
  const { hidden } = choice
  const codes = columns.map(({ code }) => code)
  // the pinned one stands before all that can be moved
  const first = codes[0] !== undefined && codes[0] === choice.pinned ? 1 : 0
  const handleTick = (code: string, isShown: boolean) => {
    const others = hidden.filter((other) => other !== code)
    onChange({ ...choice, hidden: isShown ? others : [...others, code] })
  }
  const handleMove = ({ code, title }: TechnicalColumn, step: -1 | 1) => {
    const place = codes.indexOf(code)
    if (place < first || place + step < first) return
    const order = movedBy(codes, code, step)
    setSaid(messages.moved(title, order.indexOf(code) + 1))
    onChange({ ...choice, order })
  }
  const handlePin = ({ code, title }: TechnicalColumn) => {
    const isPinned = choice.pinned === code
    setSaid(isPinned ? messages.unpinned(title) : messages.pinned(title))
    // what is pinned is to be seen
    const shown = hidden.filter((other) => isPinned || other !== code)
    onChange({ ...choice, hidden: shown, pinned: isPinned ? undefined : code })
  }
  return (
    <Chooser summary={messages.columns}>
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
              icon="pin"
              label={messages.pin(column.title)}
              isActive={choice.pinned === column.code}
              onClick={() => handlePin(column)}
            />
            <IconButton
              size="s"
              icon="arrow-up"
              label={messages.earlier(column.title)}
              aria-disabled={index <= first}
              onClick={() => handleMove(column, -1)}
            />
            <IconButton
              size="s"
              icon="arrow-down"
              label={messages.later(column.title)}
              aria-disabled={index < first || index === columns.length - 1}
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
    </Chooser>
  )
}
