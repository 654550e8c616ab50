import { expect, test } from 'vitest'
import {
  defaultsOf,
  engines,
  isSecret,
  processes,
  processKinds,
  type VariableName,
  variables,
} from './fleet-table.ts'
import { layoutOf, machinesOf, placesOf, withRole } from './layout.ts'
import { parseLayout } from './parse-layout.ts'
import { readCalls } from './public-calls.ts'
import { referencesOf } from './references.ts'

const textOf = (options: Parameters<typeof layoutOf>[0], path: RegExp): string =>
  referencesOf(layoutOf(options))
    .filter((file) => path.test(file.path))
    .map(({ text }) => text)
    .join('\n')

const known = processKinds.map((kind) => ({ kind, ...processes[kind] }))

test('каждый процесс, его порт, метрики и каждая переменная есть в файлах машин, контейнеров и Kubernetes', () => {
  const machines = textOf({ size: 1 }, /^10\./)
  const containers = textOf({ size: 3 }, /^(containers|kubernetes)\//)
  for (const { kind, port, healthPath, required, optional } of known) {
    expect(machines).toContain(`start -- ${kind}`)
    for (const name of [...required, ...optional])
      expect(textOf({ size: 1 }, new RegExp(`/isp/${kind}\\.|isp-${kind}@`)), name).toMatch(
        new RegExp(`(^|=)#?${name}=`, 'm'),
      )
    expect(containers).toContain(`args: ["${kind}"]`)
    expect(containers).toContain(`METRICS_PORT: "1${port}"`)
    if (healthPath === undefined) continue
    expect(machines).toContain(`uri ${healthPath} `)
    expect(machines).toContain(`10.0.0.11:${port}`)
    expect(machines).toContain(`10.0.0.11:${port + 1}`)
    expect(containers).toContain(`path: ${healthPath}`)
  }
  for (const { ports } of Object.values(engines))
    for (const port of Object.values(ports)) expect(machines).toMatch(new RegExp(`\\D${port}\\b`))
})

test('у каждой переменной таблицы есть процесс, который её читает, и секреты веб-серверу не даются', () => {
  const read = new Set(known.flatMap(({ required, optional }) => [...required, ...optional]))
  expect([...read].sort()).toEqual(Object.keys(variables).sort())
  const ofShell = [...processes.shell.required, ...processes.shell.optional].filter(isSecret)
  expect(ofShell).toEqual(['SERVER_KEY', 'CONTENT_STORE'])
})

test('в файлах нет ни одного значения секрета', () => {
  const secrets = (Object.keys(variables) as VariableName[]).filter(isSecret)
  for (const balancer of ['haproxy', 'nginx'] as const)
    for (const failover of ['patroni', 'script'] as const) {
      const all = textOf({ size: 10, balancer, failover }, /./)
      for (const name of [...secrets, 'PATRONI_SUPERUSER_PASSWORD', 'POSTGRES_PASSWORD'])
        expect(all).not.toMatch(new RegExp(`^\\s*${name}[=:] *\\S`, 'm'))
    }
})

test('оба балансировщика повторяют одно и то же безопасное, и оба не пропускают адрес, который назвал сам посетитель', () => {
  const haproxy = textOf({ balancer: 'haproxy' }, /haproxy\.cfg$/)
  const nginx = textOf({ balancer: 'nginx' }, /nginx\.conf$/)
  for (const path of readCalls) {
    expect(haproxy).toMatch(new RegExp(`acl is_read path .*${path}`))
    expect(nginx).toContain(`"POST ${path}" 1;`)
  }
  expect(haproxy).toContain('http-request set-header x-forwarded-for %[src]')
  expect(nginx).toContain('proxy_set_header x-forwarded-for $remote_addr;')
})

test('процесс, который уходит, успевает ответить всем: systemd, compose и Kubernetes ждут дольше, чем он уходит', () => {
  for (const { kind, drainSeconds, stopSeconds } of known) {
    const waits = [
      ...textOf({}, new RegExp(`isp-${kind}@`)).matchAll(/TimeoutStopSec=(\d+)/g),
      ...textOf({}, /compose/).matchAll(
        new RegExp(`command: \\["${kind}"\\][^]*?stop_grace_period: (\\d+)s`, 'g'),
      ),
      ...textOf({}, /shop\.yaml/).matchAll(
        new RegExp(`app: ${kind}\\n[^]{0,200}?terminationGracePeriodSeconds: (\\d+)`, 'g'),
      ),
    ].map(([, seconds]) => Number(seconds))
    expect(waits.length, kind).toBeGreaterThanOrEqual(3)
    for (const seconds of waits) expect(seconds).toBeGreaterThan(drainSeconds + stopSeconds)
  }
})

test('балансировщик замечает снятую готовность раньше, чем процесс перестаёт отвечать', () => {
  const [, seconds = '', looks = ''] =
    /check inter (\d+)s .*fall (\d+)/.exec(textOf({}, /haproxy\.cfg$/)) ?? []
  for (const kind of ['shell', 'bff'] as const)
    expect(Number(defaultsOf(kind).DRAIN_SECONDS)).toBeGreaterThan(Number(seconds) * Number(looks))
})

test('те же машины дают те же файлы; ни один не пишется дважды', () => {
  for (const size of [1, 3, 10] as const) {
    const files = referencesOf(layoutOf({ size }))
    expect(referencesOf(layoutOf({ size }))).toEqual(files)
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  }
})

test('три и десять машин переживают потерю любой: каждого вида хотя бы два, базы и согласия — три', () => {
  for (const size of [3, 10] as const) {
    const layout = layoutOf({ size })
    expect(layout.machines).toHaveLength(machinesOf(size))
    for (const kind of processKinds) expect(placesOf(layout, kind).length).toBeGreaterThan(1)
    expect(withRole(layout, 'edge').length).toBeGreaterThan(1)
    expect(withRole(layout, 'database')).toHaveLength(3)
    expect(withRole(layout, 'consensus')).toHaveLength(3)
  }
})

test.each([
  [{ machines: '4' }, /1, 3 и 10/],
  [{ machines: '1', addresses: '10.0.0.1,10.0.0.2' }, /машин 1, а адресов 2/],
  [{ machines: '1', addresses: 'db' }, /«db»/],
  [{ addresses: '10.0.0.1,10.0.0.1,10.0.0.2' }, /дважды/],
  [{ origin: 'https://shop.example.com/shop' }, /без пути/],
  [{ balancer: 'varnish' }, /haproxy или nginx/],
  [{ failover: 'hope' }, /patroni или script/],
])('неверный аргумент назван, и сказано, что годится: %o', (given, message) => {
  expect(() => parseLayout(given)).toThrow(message)
})
