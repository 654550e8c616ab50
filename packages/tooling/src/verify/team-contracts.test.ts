import { expect, test } from 'vitest'
import { contractsPage, type Team } from './contracts-page.ts'
import { describeUnmet } from './team-contracts.ts'

const team = (name: string, gives: Partial<Team>, uses: Partial<Team['uses']>): Team => ({
  ...{ name, owner: `@isp/${name}`, prefixes: [], fragments: [], lateFragments: [], events: [] },
  ...gives,
  uses: {
    ...{ names: {}, operations: [], fragments: [], session: [], storage: [], events: [] },
    ...uses,
  },
})
const shell = team('shell', { events: ['isp_live'] }, { fragments: ['catalog/list'] })
const auth = team(
  'auth',
  { prefixes: ['/auth/'] },
  { session: ['auth.user'], events: ['isp_live'] },
)
const catalog = team(
  'catalog',
  { prefixes: ['/catalog/'], fragments: ['shelves'], lateFragments: ['list'] },
  { session: ['auth.user', 'notify()'], operations: ['GET /api/a'], storage: ['isp_viewed'] },
)

test('в странице видно, кто кому что даёт и чьё это', () => {
  const page = contractsPage([shell, auth, catalog])
  for (const line of [
    '  catalog["catalog<br/>@isp/catalog"]',
    '  catalog -- "list" --> shell',
    '| `catalog/list` | with the routes | shell |',
    '| `catalog/shelves` | by itself | nobody |',
    '| `auth.user` | auth, catalog |',
    '| `notify()` | catalog |',
    '| `isp_viewed` | catalog |',
    '| `isp_live` | shell | auth |',
    '## catalog (@isp/catalog)',
    'Operations of the BFF: `GET /api/a`.',
  ]) {
    expect(page.split('\n')).toContain(line)
  }
})

test('фрагмент и событие, которых не даёт никто, названы вместе с тем, кто их ждёт', () => {
  expect(describeUnmet([shell, auth, catalog])).toEqual([])
  expect(describeUnmet([shell, auth])).toEqual([
    expect.stringMatching(/^shell показывает фрагмент catalog\/list/),
  ])
  expect(describeUnmet([auth, catalog])).toEqual([expect.stringMatching(/^auth ждёт .*isp_live/)])
})
