import type { TelemetryReport } from '@isp/contract'
import type { Registry } from '@isp/federation'
import { beforeEach, expect, test } from 'vitest'
import { countBrowserFailures } from './browser-failures.ts'
import { createViewCounts, type ViewCounts } from './view-counts.ts'
import { signTicket } from './view-ticket.ts'

const key = 'a secret of the web servers'
const [old, fresh] = ['00000000000000aa', '00000000000000bb']
const registry = (version: string, file: string) =>
  ({
    shell: null,
    remotes: [
      { name: 'catalog', web: { integrity: { [`/remotes/catalog/${version}/web/${file}`]: 'x' } } },
    ],
  }) as unknown as Registry
const registries = [registry(old, 'list.0a1b2c3d.js'), registry(fresh, 'list.1b2c3d4e.js')]
const running = ['shell', 'catalog'].map((name, at) => ({
  ...{ id: at + 1, name, version: fresh, percent: 50 },
}))
const page: TelemetryReport = {
  ...{ page: '/catalog/', device: 'phone', browser: 'chrome', shell: old },
  remote: { name: 'catalog', version: fresh },
  ...{ vitals: [], errors: [] },
}
const onBoth = [
  { canaryId: 1, isCandidate: false },
  { canaryId: 2, isCandidate: true },
]

let counts: ViewCounts
beforeEach(() => {
  counts = createViewCounts(() => 0)
})
type Sent = { trials?: typeof onBoth; until?: number; address?: string; ticket?: string }
const tell = (report: Partial<TelemetryReport>, sent: Sent = {}) => {
  const { trials = onBoth, until = Date.now() / 1000 + 60, address = '203.0.113.5' } = sent
  const ticket = sent.ticket ?? signTicket({ visitor: 'v', trials, until: Math.floor(until) }, key)
  countBrowserFailures(
    { running: () => running, keys: () => ({ preview: '', views: key }), counts },
    { ticket, body: JSON.stringify({ ...page, ...report }), address, registries },
  )
}
const told = () => counts.take().failures.map(({ canaryId, phase }) => `${canaryId} ${phase}`)
const error = (kind: 'error' | 'part', frame: string) => ({ kind, message: 'x', frame })

test('часть не пришла — загрузка, сломалась — открытая страница; виновато то приложение, чей файл', () => {
  tell({ errors: [error('part', 'list.1b2c3d4e.js:0:0')] })
  expect(told()).toEqual(['2 load'])
  tell({ errors: [error('error', 'main.0a1b2c3d.js:1:7')] })
  expect(told()).toEqual(['1 boundary'])
})

test('ошибка без файла или в чужом — обоих: чья она, не узнать', () => {
  tell({ errors: [error('error', '')] })
  expect(told()).toEqual(['1 boundary', '2 boundary'])
  tell({ errors: [error('error', 'content.js:1:2')] }, { address: '203.0.113.6' })
  expect(told()).toEqual(['1 boundary', '2 boundary'])
})

test('медленной страница названа по границам Google; измеренная — раз в десять секунд на посетителя', () => {
  tell({ vitals: [{ metric: 'INP', value: 500 }] })
  tell({ vitals: [{ metric: 'INP', value: 501 }] })
  const { counts: counted, failures } = counts.take()
  expect(counted.map(({ measured }) => measured)).toEqual([1, 1])
  expect(failures.map(({ phase }) => phase)).toEqual(['slow', 'slow'])
})

test('одна сеть — один сбой, сколько бы она ни рассказывала', () => {
  const errors = [error('part', 'list.1b2c3d4e.js:0:0')]
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '203.0.113.9']) {
    tell({ errors }, { address })
  }
  expect(told()).toEqual(['2 load', '2 load'])
})

test.each<[string, Partial<TelemetryReport>, Sent]>([
  ['без билета показа', {}, { ticket: '' }],
  [
    'с билетом другого магазина',
    {},
    { ticket: signTicket({ visitor: 'v', trials: onBoth, until: 2e9 }, 'x') },
  ],
  ['с билетом, чей срок вышел', {}, { until: 1 }],
  ['о другом выпуске', { remote: { name: 'catalog', version: old } }, { trials: onBoth.slice(1) }],
  ['о законченной проверке', {}, { trials: [{ canaryId: 9, isCandidate: true }] }],
])('рассказ %s не меняет ничего', (_what, report, sent) => {
  tell({ errors: [error('error', '')], vitals: [{ metric: 'LCP', value: 9000 }], ...report }, sent)
  expect(counts.take()).toMatchObject({ counts: [], failures: [] })
})
