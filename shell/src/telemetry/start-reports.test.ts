import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_STATE_ID } from '../app/page-state.ts'
import { startReports } from './start-reports.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const error = { kind: 'error', message: 'сломалось', frame: '' } as const
/** Opens a page with this error; returns its reports as they are sent. */
const open = () => {
  const sent: Blob[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) })
  const state = { registry: { shell: { version: 'a' }, remotes: [] } }
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`
  const errors = [{ path: location.pathname, page: '/', error }]
  startReports({ errors: () => errors.splice(0), vitals: () => [{ metric: 'LCP', value: 1 }] })
  return sent
}
const textOf = (sent: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(sent as Blob)
  })

test('скорость и ошибки открытой страницы уходят одним сообщением: второе браузер может бросить', async () => {
  const sent = open()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
  expect(JSON.parse(await textOf(sent[0]))).toMatchObject({
    vitals: [{ metric: 'LCP', value: 1 }],
    errors: [error],
  })
})

test('ошибка рассказана и без ухода со страницы, один раз и без скорости', async () => {
  vi.useFakeTimers()
  const sent = open()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(await textOf(sent[0]))).toMatchObject({ vitals: [], errors: [error] })
})
