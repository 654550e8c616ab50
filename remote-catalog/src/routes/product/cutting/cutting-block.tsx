import type { CuttingData } from '@isp/contract'
import { color, font, media, space, Text } from '@isp/ui'
import { factsTableCss } from '../facts.css.ts'
import { cuttingMessages as messages } from './cutting.messages.ts'
import { CuttingCalculator } from './cutting-calculator.tsx'
import { feedRate, spindleSpeed } from './cutting-rates.ts'

/** What is recommended for every material, and below it what follows from values of one's own. */
export const CuttingBlock = ({ cutting }: { cutting: CuttingData }) => (
  <div css={rootCss}>
    <div css={tableCss}>
      <table css={factsTableCss}>
        <caption>{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.material}</th>
            <Column name={messages.speed} unit={messages.speedUnit} />
            <Column
              name={messages.feed[cutting.operation]}
              unit={messages.feedUnit[cutting.operation]}
            />
            <Column name={messages.turns} unit={messages.turnsUnit} />
            <Column name={messages.feedRate} unit={messages.feedRateUnit} />
          </tr>
        </thead>
        <tbody>
          {cutting.groups.map(({ group, speed, feed }) => (
            <tr key={group}>
              <th scope="row">{messages.materialOf(group)}</th>
              <td>{messages.range(speed)}</td>
              <td>{messages.range(feed)}</td>
              <td>
                {messages.range({
                  from: Math.round(spindleSpeed(cutting, speed.from)),
                  to: Math.round(spindleSpeed(cutting, speed.to)),
                })}
              </td>
              <td>
                {messages.range({
                  from: Math.round(feedRate(cutting, speed.from, feed.from)),
                  to: Math.round(feedRate(cutting, speed.to, feed.to)),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <CuttingCalculator cutting={cutting} />
    <Text size="s" tone="secondary">
      {messages.note}
    </Text>
  </div>
)

const Column = ({ name, unit }: { name: string; unit: string }) => (
  <th scope="col">
    {name}, <span>{unit}</span>
  </th>
)

const rootCss = { display: 'grid', gap: space[5] } as const

/** A row is a material: on a phone its figures stand below it, each with its name. */
const tableCss = {
  minWidth: 0,
  overflowX: 'auto',
  '& th span': { whiteSpace: 'nowrap' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { color: color.textSecondary, fontSize: font.size.s, verticalAlign: 'bottom' },
  [media.down(744)]: { '& table': { minWidth: '520px' } },
} as const
