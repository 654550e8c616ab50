import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const plan = {
  scripts: [{ src: '/static/1/web/main.js', integrity: 'sha384-main' }],
  preload: [{ src: '/remotes/catalog/1/web/a.js', integrity: 'sha384-remote' }],
}
const fetched = vi.fn(async (..._call: Parameters<typeof fetch>) => new Response())
const listening: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      add(type, listener, options)
      listening.push(() => window.removeEventListener(type, listener, options))
    },
  )
  document.body.innerHTML = `
    <script type="application/json" id="isp-boot">${JSON.stringify(plan)}</script>
    <form id="held" data-replay="add-5"><input name="quantity"><button type="submit">В корзину</button></form>
    <form id="plain" action="/search/"><button>Найти</button></form>`
})
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetched.mockClear()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  delete window.ispHeldForms
})

const boot = () => import('./boot.ts')
const started = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity, crossOrigin }) => ({
    src: new URL(src).pathname,
    integrity,
    crossOrigin,
  }))
const form = (id: string) => document.getElementById(id) as HTMLFormElement
/** Submits the form; returns whether the browser would send it natively. */
const submit = (id: string): boolean => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  form(id).addEventListener('submit', (late) => late.preventDefault(), { once: true })
  let isSent = true
  form(id).addEventListener('submit', (late) => (isSent = !late.defaultPrevented), {
    once: true,
    capture: true,
  })
  form(id).dispatchEvent(event)
  return isSent
}

test('приложение приходит, когда браузер освободился, с отпечатками и один раз', async () => {
  await boot()
  expect(started()).toEqual([])
  await vi.advanceTimersByTimeAsync(4000)
  const main = { ...plan.scripts[0], crossOrigin: 'anonymous' }
  expect(started()).toEqual([main])
  expect(fetched.mock.calls).toEqual([
    ['/remotes/catalog/1/web/a.js', { integrity: 'sha384-remote', credentials: 'same-origin' }],
  ])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  await vi.advanceTimersByTimeAsync(4000)
  expect(started()).toEqual([main])
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'первое прикосновение (%s) приводит его раньше',
  async (type) => {
    await boot()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(started()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4000)
    expect(started()).toHaveLength(1)
  },
)

test('форма, отправленная до оживления, ждёт приложения, занята и не уводит со страницы', async () => {
  await boot()
  expect(submit('held')).toBe(false)
  expect(form('held')).toHaveAttribute('aria-busy', 'true')
  expect(window.ispHeldForms?.get('add-5')).toBe(form('held'))
  expect(started()).toHaveLength(1)
})

test('обычная форма и ожившая уходят сами', async () => {
  await boot()
  expect(submit('plain')).toBe(true)
  form('held').dataset.hydrated = ''
  expect(submit('held')).toBe(true)
  expect(window.ispHeldForms?.size).toBe(0)
  expect(started()).toEqual([])
})

test('нажатие, за которое форму сменил её компонент, досылается ему, если кончилось на нём', async () => {
  await boot()
  const sent: string[] = []
  const swap = () => {
    form('held').outerHTML = '<form id="held" data-replay="add-5" data-hydrated=""></form>'
    form('held').addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push('held')
    })
  }
  const pointer = (type: string, target: Element) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  const button = () => form('held').querySelector('button') as HTMLButtonElement
  let under: Element = document.body
  document.elementFromPoint = () => under

  pointer('pointerdown', button())
  pointer('pointerup', button())
  expect(sent).toEqual([]) // the browser's native click follows
  const [early, away] = [button(), form('plain')]
  pointer('pointerdown', early)
  swap()
  pointer('pointerup', away)
  expect(sent).toEqual([]) // the pointer was moved away
  form('held').outerHTML = '<form id="held" data-replay="add-5"></form>'
  form('held').append(early)
  pointer('pointerdown', early)
  pointer('pointercancel', early)
  swap()
  under = form('held')
  pointer('pointerup', under)
  expect(sent).toEqual([]) // the finger started to scroll
  form('held').outerHTML = '<form id="held" data-replay="add-5"></form>'
  form('held').append(early)
  pointer('pointerdown', early)
  swap()
  under = form('held')
  pointer('pointerup', document.body)
  pointer('pointerup', document.body)
  expect(sent).toEqual(['held'])
})

test('потерянный файл приложения страницы не роняет', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed'))
  await boot()
  await vi.advanceTimersByTimeAsync(4000)
  expect(started()).toHaveLength(1)
})
