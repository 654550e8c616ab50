import { wearNames } from '@isp/contract'
import { expect, test } from 'vitest'
import { wearMessages } from './wear.messages.ts'
import { drawWear } from './wear-drawings.ts'

test.each(wearNames)(
  'рисунок «%s»: подписан, со своими линиями, без стилей и сценариев',
  (name) => {
    const svg = drawWear(name)
    expect(svg).toContain(`<title>${wearMessages[name]}</title>`)
    expect(svg).not.toMatch(/NaN|undefined| style=|<script|href=/)
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(1)
    expect(wearNames.filter((other) => drawWear(other) === svg)).toEqual([name])
  },
)
