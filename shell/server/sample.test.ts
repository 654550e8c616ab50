import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { lateTag, workerStarter } from './late-script.ts'
import { pageEnd } from './page-end.ts'
import { createEditions, type Renderer } from './renderer.ts'
import { createSample } from './sample.ts'

const V = '0123456789abcdef'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-sample-'))
  for (const file of ['web/telemetry.js', 'web/worker.js', 'boot/boot.js']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const renderer = (): Renderer =>
  ({ directory: folder, base: `/static/${V}/web/` }) as unknown as Renderer
const takenOf = (env: Record<string, string>, dice: readonly number[]) => {
  let at = 0
  const sample = createSample(readConfig(env), () => dice[at++] ?? 1)
  const one = renderer()
  return dice.map(() => sample.some(one))
}
const nothing = { late: null, hasWorker: false, extra: '' }
const whole = { src: `/static/${V}/web/telemetry.js`, logsCalls: false }

test('в выборке столько страниц, сколько сказано; прочие не грузят ничего', () => {
  const dice = [0, 0.0999, 0.1, 0.9999]
  expect(takenOf({}, dice)).toEqual([whole, whole, null, null])
  expect(takenOf({ TELEMETRY_SHARE: '0' }, dice)).toEqual([null, null, null, null])
  expect(takenOf({ TELEMETRY_SHARE: '100' }, dice)).toEqual([whole, whole, whole, whole])
  expect(pageEnd({}, { ...nothing, hasWorker: true })).not.toContain('isp-late')
  expect(pageEnd({}, { ...nothing, late: whole })).toContain(`data-late="${whole.src}">`)
})

test('D13: когда вызовы записываются, их рассказывает каждая страница', () => {
  expect(takenOf({ TELEMETRY_SHARE: '0', CALL_LOG: 'on' }, [0.99])).toEqual([
    { ...whole, logsCalls: true },
  ])
  expect(lateTag({ ...whole, logsCalls: true })).toContain(' data-calls>')
})

test('работника приносит каждая страница, выключенного – ни одна', () => {
  expect(pageEnd({}, { ...nothing, hasWorker: true })).toContain(workerStarter)
  expect(pageEnd({}, { ...nothing, late: whole })).not.toContain('serviceWorker')
})

test('у выпуска без сценария нечего грузить', () => {
  rmSync(path.join(folder, 'web/telemetry.js'))
  expect(takenOf({}, [0])).toEqual([null])
})

test('политика страниц знает оба сценария по отпечатку', () => {
  const inline = { consent: 'a', boot: 'boot/boot.js' }
  const shell = { version: V, web: {}, node: {}, inline }
  const { current: read } = createEditions({
    read: () => ({ shell, registry: { shell, remotes: [] } }) as never,
    folderOf: () => folder,
  })
  for (const script of [/>(.*)<\/script>/.exec(lateTag(whole))?.[1] ?? '', workerStarter]) {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(read().renderer.policy).toContain(`'sha256-${hash}'`)
  }
})
