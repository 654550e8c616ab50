import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_STATE_ID } from '../app/page-state.ts'
import { startReports } from './start-reports.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

test('скорость и ошибки открытой страницы уходят одним сообщением: второе браузер может бросить', async () => {
  const sent: Blob[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) })
  const state = { registry: { shell: { version: 'a' }, remotes: [] } }
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`
  const { pathname: path } = location
  const error = { kind: 'error', message: 'сломалось', frame: '' } as const
  startReports({
    errors: () => [{ path, page: '/', error }],
    vitals: () => [{ metric: 'LCP', value: 1 }],
  })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsText(sent[0] as Blob)
  await read
  expect(JSON.parse(String(reader.result))).toMatchObject({
    vitals: [{ metric: 'LCP', value: 1 }],
    errors: [error],
  })
})
