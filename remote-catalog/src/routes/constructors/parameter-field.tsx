import type { Configuration, ConstructorFault } from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import { TextField } from '@isp/ui'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { ChoiceField } from './plain-fields.tsx'

type Parameter = ConstructorType['parameters'][number]

type ParameterFieldProps = {
  parameter: Parameter
  configuration: Configuration
  /** As it is typed. */
  onType: (key: string, value: string) => void
  /** When it stands: a choice at once, a number when its field is left. */
  onCommit: (key: string, value: string) => void
}

const faultText = (fault: ConstructorFault): string => {
  switch (fault.code) {
    case 'RULE':
      return fault.message
    case 'NUMBER':
    case 'OPTION':
      return messages.faults[fault.code]
    default:
      return messages.faults[fault.code](fault.limit, fault.unit)
  }
}

/** One size or choice with its limits, and why it cannot be. */
export const ParameterField = ({
  parameter,
  configuration,
  onType,
  onCommit,
}: ParameterFieldProps) => {
  const { key, name, symbol, hint } = parameter
  const own = configuration.faults.filter((fault) => fault.key === key)
  const error = own.length > 0 ? own.map(faultText).join(' ') : undefined
  const label = symbol ? `${name}, ${symbol}` : name
  const value = configuration.shown[key] ?? ''
  if (parameter.kind === 'choice') {
    const available = configuration.available[key] ?? []
    const isKnown = parameter.options.some((option) => option.value === value)
    return (
      <ChoiceField
        label={label}
        name={key}
        hint={hint}
        error={error}
        value={value}
        options={[
          // what a link asked for stays to be seen
          ...(isKnown ? [] : [{ value, label: value, isDisabled: true }]),
          ...parameter.options.map((option) => ({
            value: option.value,
            label: option.name,
            isDisabled: !available.includes(option.value) && option.value !== value,
          })),
        ]}
        onChange={({ currentTarget }) => onCommit(key, currentTarget.value)}
      />
    )
  }
  const { min = 0, max = 0 } = configuration.limits[key] ?? {}
  return (
    <TextField
      label={label}
      name={key}
      inputMode="decimal"
      autoComplete="off"
      suffix={parameter.unit || undefined}
      hint={[hint, messages.range(min, max, parameter.unit)].filter(Boolean).join('. ')}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onType(key, currentTarget.value)}
      onBlur={({ currentTarget }) => onCommit(key, currentTarget.value)}
    />
  )
}
