import { color, controlHeight, font, radius, space, visuallyHiddenCss } from '@isp/ui'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { registrationMessages as messages } from './registration.messages.ts'

export const CODE_LENGTH = 4
export const emptyCode: readonly string[] = Array<string>(CODE_LENGTH).fill('')

type CodeBoxesProps = {
  /** One digit or nothing each. */
  digits: readonly string[]
  onChange: (digits: readonly string[]) => void
  isBusy: boolean
  /** Id of the message below. */
  describedBy?: string
  isWrong: boolean
}

/** §2.8: a digit moves on, arrows move between boxes, Backspace goes back, a pasted number fills up to four. */
export const CodeBoxes = ({ digits, onChange, isBusy, describedBy, isWrong }: CodeBoxesProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (place: number) =>
    boxes.current[Math.max(0, Math.min(CODE_LENGTH - 1, place))]?.focus()
  const isEmpty = digits.every((digit) => digit === '')
  // before anything else is typed: the next digit may come at once
  useLayoutEffect(() => {
    if (isEmpty) boxes.current[0]?.focus()
  }, [isEmpty])

  const fill = (from: number, text: string) => {
    const given = [...text].slice(0, CODE_LENGTH - from)
    onChange(digits.map((digit, place) => given[place - from] ?? digit))
    focus(from + given.length)
  }
  const handleInput = (place: number, value: string) => {
    const typed = value.replaceAll(/\D/g, '')
    const before = digits[place] ?? ''
    if (typed === '') {
      if (value === '') onChange(digits.map((digit, at) => (at === place ? '' : digit)))
      return
    }
    // a second digit in a box takes the place of the first; a whole code comes from the keyboard of a phone
    if (typed.length === 2 && before !== '') fill(place, typed.replace(before, ''))
    else fill(typed.length >= CODE_LENGTH ? 0 : place, typed)
  }
  const handleKeyDown = (place: number, event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) {
      event.preventDefault()
      focus(place + step)
    } else if (event.key === 'Backspace' && digits[place] === '' && place > 0) {
      event.preventDefault()
      onChange(digits.map((digit, at) => (at === place - 1 ? '' : digit)))
      focus(place - 1)
    }
  }
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text').replaceAll(/\s/g, '')
    if (/^\d+$/.test(text)) fill(0, text)
  }
  return (
    <fieldset css={rootCss} aria-describedby={describedBy}>
      <legend css={visuallyHiddenCss}>{messages.code}</legend>
      {digits.map((digit, place) => (
        <input
          key={place}
          ref={(box) => {
            boxes.current[place] = box
          }}
          value={digit}
          type="text"
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={messages.digit(place + 1)}
          aria-invalid={isWrong ? true : undefined}
          readOnly={isBusy}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => handleInput(place, event.currentTarget.value)}
          onKeyDown={(event) => handleKeyDown(place, event)}
          onPaste={handlePaste}
        />
      ))}
    </fieldset>
  )
}

const rootCss = {
  display: 'flex',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > input': {
    width: '56px',
    minWidth: 0,
    height: `calc(${controlHeight.touch} + 16px)`,
    padding: 0,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
    textAlign: 'center',
    '&[aria-invalid]': { borderColor: color.danger },
    '&[readonly]': { background: color.surfaceSunken },
  },
} as const
