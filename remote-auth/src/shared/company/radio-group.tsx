import { color, font, Radio, radius, space, Text } from '@isp/ui'

type RadioGroupProps = {
  name: string
  legend: string
  note?: string
  options: readonly { value: string; label: string; description?: string }[]
  value: string | null
  onChange: (value: string) => void
}

export const RadioGroup = ({ name, legend, note, options, value, onChange }: RadioGroupProps) => (
  <fieldset css={rootCss}>
    <legend>{legend}</legend>
    {note && (
      <Text size="s" tone="muted">
        {note}
      </Text>
    )}
    <div css={{ display: 'grid', gap: space[2], marginTop: space[2] }}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          description={option.description}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          css={optionCss}
        />
      ))}
    </div>
  </fieldset>
)

const rootCss = {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: font.size.l, fontWeight: font.weight.semibold },
} as const

const optionCss = {
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
} as const
