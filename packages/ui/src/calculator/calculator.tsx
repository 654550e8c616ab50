import type { CalculatorName } from '@isp/contract'
import { Link } from '@isp/router'
import { Button, font, Heading, space, useIsHydrated } from '@isp/ui/core'
import { useState } from 'react'
import { Select } from '../field/select.tsx'
import { TextField } from '../field/text-field.tsx'
import { calculatorMessages as messages } from './calculator.messages.ts'
import { CalculatorResults, calculatorCss, calculatorFieldsCss } from './calculator-look.tsx'
import { type CalculatorField, calculators, positiveOf, type Typed } from './calculators.ts'

/** Which calculator of a page the numbers of its address are for. */
const NAME = 'calc'
const MAX_LENGTH = 10

const round = (value: number, digits: number): number => {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** The numbers of the address, where they are this one's; else those of the text; else ordinary ones. */
const startOf = (name: CalculatorName, values: Typed, search: URLSearchParams): Typed => {
  const { initial, read = (value: string) => value } = calculators[name]
  const given: Typed = search.get(NAME) === name ? Object.fromEntries(search) : values
  return Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, read((given[key] ?? value).slice(0, 20))]),
  )
}

type CalculatorProps = {
  name: CalculatorName
  /** What the text begins with. */
  values?: Typed
  /** Of the page's address. */
  search: URLSearchParams
}

/** Numbers in, numbers out as one types; before scripts are there the browser sends the form and the server counts. */
export const CalculatorForm = ({ name, values = {}, search }: CalculatorProps) => {
  const [typed, setTyped] = useState(() => startOf(name, values, search))
  const isHydrated = useIsHydrated()
  const { fields, results, faults } = calculators[name]
  const wrong = faults?.(typed) ?? {}
  const shown = fields(typed)
  const link = new URLSearchParams([
    [NAME, name],
    ...shown.flatMap(({ name: key }) => (typed[key] ? [[key, typed[key]]] : [])),
  ])
  const id = `calc-${name}`
  const set = (key: string, value: string) => setTyped({ ...typed, [key]: value })
  return (
    <section id={id} aria-label={messages.titles[name]} css={rootCss}>
      <Heading level={2} size={4}>
        {messages.titles[name]}
      </Heading>
      <form
        action={`#${id}`}
        onSubmit={(event) => event.preventDefault()}
        css={calculatorFieldsCss}
      >
        <input type="hidden" name={NAME} value={name} />
        {shown.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            fault={wrong[field.name]}
            onValue={set}
          />
        ))}
        {!isHydrated && (
          <Button type="submit" variant="secondary">
            {messages.count}
          </Button>
        )}
      </form>
      <CalculatorResults
        results={results(typed).map(({ name: label, value, unit, digits }) => ({
          name: label,
          text: value === null ? messages.nothing : messages.withUnit(round(value, digits), unit),
        }))}
      />
      <Link to={`?${link}#${id}`} replace css={{ fontSize: font.size.s, justifySelf: 'start' }}>
        {messages.link}
      </Link>
    </section>
  )
}

type FieldProps = {
  field: CalculatorField
  value: string
  fault: string | undefined
  onValue: (name: string, value: string) => void
}

const Field = ({ field, value, fault, onValue }: FieldProps) => {
  const { name, label, unit, options, isOptional, hint } = field
  if (options) {
    return (
      <Select
        name={name}
        label={label}
        options={[...options]}
        value={value}
        onChange={({ target }) => onValue(name, target.value)}
      />
    )
  }
  const isWrong = positiveOf(value) === null && !(isOptional && value.trim() === '')
  return (
    <TextField
      name={name}
      label={label}
      {...(unit !== undefined && { suffix: unit })}
      {...(hint !== undefined && { hint })}
      inputMode="decimal"
      maxLength={MAX_LENGTH}
      value={value}
      error={isWrong ? messages.notNumber : fault}
      onChange={({ target }) => onValue(name, target.value)}
    />
  )
}

const rootCss = { ...calculatorCss, marginTop: space[5], scrollMarginTop: '124px' } as const
