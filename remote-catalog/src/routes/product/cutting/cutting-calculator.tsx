import type { CuttingData } from '@isp/contract'
import { typedNumber } from '@isp/contract/typed-number'
import { Link } from '@isp/router'
import {
  CalculatorResults,
  calculatorCss,
  calculatorFieldsCss,
  font,
  Heading,
  Select,
  TextField,
  useIsHydrated,
} from '@isp/ui'
import { useState } from 'react'
import { cuttingMessages as messages } from './cutting.messages.ts'
import {
  type CuttingGroup,
  calculatorUrl,
  feedRate,
  middleOf,
  spindleSpeed,
} from './cutting-rates.ts'

const startOf = ({ speed, feed }: CuttingGroup) => ({
  speed: messages.field(middleOf(speed)),
  feed: messages.field(middleOf(feed)),
})

/** Only a positive number makes turns; beyond what is recommended it is counted, and said so. */
const faultOf = (value: number | null, range: CuttingGroup['speed']): string | undefined => {
  if (value === null || value <= 0) return messages.notNumber
  return value < range.from || value > range.to
    ? messages.outside(messages.range(range))
    : undefined
}

/** Turns and feed rate for one material by values of one's own. Before scripts are there it shows the middle of what is recommended. */
export const CuttingCalculator = ({ cutting }: { cutting: CuttingData }) => {
  const [first] = cutting.groups
  const [name, setName] = useState<string>(first?.group ?? '')
  const group = cutting.groups.find((one) => one.group === name) ?? first
  const [typed, setTyped] = useState(group ? startOf(group) : { speed: '', feed: '' })
  const isHydrated = useIsHydrated()
  if (!group) return null
  const [speed, feed] = [typedNumber(typed.speed), typedNumber(typed.feed)]
  const isCounted = speed !== null && speed > 0 && feed !== null && feed > 0
  const handleMaterial = (value: string) => {
    const chosen = cutting.groups.find((one) => one.group === value)
    setName(value)
    if (chosen) setTyped(startOf(chosen))
  }
  const field = (key: 'speed' | 'feed', label: string, suffix: string) => (
    <TextField
      label={label}
      suffix={suffix}
      inputMode="decimal"
      maxLength={10}
      value={typed[key]}
      disabled={!isHydrated}
      hint={messages.recommended(messages.range(group[key]))}
      error={faultOf(key === 'speed' ? speed : feed, group[key])}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
    />
  )
  return (
    <section css={calculatorCss} aria-label={messages.calculator}>
      <Heading level={3} size={4}>
        {messages.calculator}
      </Heading>
      <div css={calculatorFieldsCss}>
        <Select
          label={messages.material}
          options={cutting.groups.map((one) => ({
            value: one.group,
            label: messages.materialOf(one.group),
          }))}
          value={group.group}
          disabled={!isHydrated}
          onChange={(event) => handleMaterial(event.target.value)}
        />
        {field('speed', messages.speed, messages.speedUnit)}
        {field('feed', messages.feed[cutting.operation], messages.feedUnit[cutting.operation])}
      </div>
      <CalculatorResults
        results={[
          {
            name: messages.turns,
            text: isCounted
              ? messages.withUnit(spindleSpeed(cutting, speed), messages.turnsUnit)
              : messages.nothing,
          },
          {
            name: messages.feedRate,
            text: isCounted
              ? messages.withUnit(feedRate(cutting, speed, feed), messages.feedRateUnit)
              : messages.nothing,
          },
        ]}
      />
      {isCounted && (
        <Link to={calculatorUrl(cutting.diameter, typed.speed)} css={{ fontSize: font.size.s }}>
          {messages.more}
        </Link>
      )}
    </section>
  )
}
