import type { CuttingData } from '@isp/contract'
import { color, font, media, space, Text } from '@isp/ui'
import { factsTableCss } from '../facts.css.ts'
import { cuttingMessages as messages } from './cutting.messages.ts'
import { CuttingCalculator } from './cutting-calculator.tsx'
import { type CuttingGroup, feedRate, spindleSpeed } from './cutting-rates.ts'

const figuresOf = (cutting: CuttingData) => {
  const { operation } = cutting
  return [
    { name: messages.speed, unit: messages.speedUnit, of: ({ speed }: CuttingGroup) => speed },
    {
      name: messages.feed[operation],
      unit: messages.feedUnit[operation],
      of: ({ feed }: CuttingGroup) => feed,
    },
    {
      name: messages.turns,
      unit: messages.turnsUnit,
      of: ({ speed }: CuttingGroup) => ({
        from: Math.round(spindleSpeed(cutting, speed.from)),
        to: Math.round(spindleSpeed(cutting, speed.to)),
      }),
    },
    {
      name: messages.feedRate,
      unit: messages.feedRateUnit,
      of: ({ speed, feed }: CuttingGroup) => ({
        from: Math.round(feedRate(cutting, speed.from, feed.from)),
        to: Math.round(feedRate(cutting, speed.to, feed.to)),
      }),
    },
  ]
}

/** What is recommended for every material, and below it what follows from values of one's own. */
export const CuttingBlock = ({ cutting }: { cutting: CuttingData }) => {
  const figures = figuresOf(cutting)
  return (
    <div css={rootCss}>
      <table css={[factsTableCss, tableCss]}>
        <caption>{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.material}</th>
            {figures.map(({ name, unit }) => (
              <th key={name} scope="col">
                {name}, <span>{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cutting.groups.map((group) => (
            <tr key={group.group}>
              <th scope="row">{messages.materialOf(group.group)}</th>
              {figures.map(({ name, unit, of }) => (
                <td key={name} data-name={`${name}, ${unit}`}>
                  {messages.range(of(group))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CuttingCalculator cutting={cutting} />
      <Text size="s" tone="secondary">
        {messages.note}
      </Text>
    </div>
  )
}

const rootCss = { display: 'grid', gap: space[5] } as const

const tableCss = {
  '& th span, & td': { whiteSpace: 'nowrap' },
  '& thead th': { color: color.textSecondary, fontSize: font.size.s, verticalAlign: 'bottom' },
  // a row is a material: on a phone its figures stand below it, each with its name
  [media.down(744)]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { marginBottom: space[3] },
    '& tbody th': { color: color.text, fontWeight: font.weight.semibold, borderBottom: 0 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
    '& td::before': {
      content: 'attr(data-name)',
      color: color.textSecondary,
      whiteSpace: 'normal',
    },
  },
} as const
