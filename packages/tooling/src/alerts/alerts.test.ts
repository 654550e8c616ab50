import { expect, test } from 'vitest'
import { workspaceRoot } from '../workspace/paths.ts'
import { checkOwnSections, checkSections } from './alert-sections.ts'
import { runPromtool } from './run-promtool.ts'

const rule = (name: string) => `
      - alert: ${name}
        expr: 'up == 0'
        annotations:
          runbook_url: packages/docs/runbooks/incident.md#${name.toLowerCase()}
`
const section = (name: string) =>
  `## ${name}\n- **Symptom:** s\n- **Look at:** l\n- **Do:** d\n- **Over when:** o\n`
const fired = (name: string) => `{ labels: '{alertname="${name}"}', value: 1 }`

test('у каждой тревоги есть раздел: что видно, куда смотреть, что делать и когда всё прошло', () => {
  const check = (rules: string, runbook: string) => checkSections(rules, runbook, fired('Down'))
  expect(check(rule('Down'), section('Down'))).toEqual([])
  expect(check(rule('Down'), '')[0]).toContain('Down: в packages')
  expect(check(rule('Down'), section('Down').replace('**Do:**', ''))[0]).toContain('«Do:»')
  expect(check(rule('Down').replace('#down', '#up'), section('Down'))[0]).toContain('#up')
  expect(check('', section('Down'))[0]).toContain('«Down»')
  expect(checkSections(rule('Down'), section('Down'), '')[0]).toContain('не срабатывает')
  const own = checkOwnSections(workspaceRoot)
  expect(own.problems).toEqual([])
  expect(own.count).toBeGreaterThan(0)
})

const said = await runPromtool(workspaceRoot)

test.skipIf(said === null)(
  'promtool: здоровый магазин молчит, больной зовёт каждой тревогой',
  () => {
    expect(said).toEqual([])
  },
)
