import type { PageHead } from '@isp/federation'
import { describe, expect, test } from 'vitest'
import { type DocumentParts, renderDocument } from './document.ts'
import { earlyScript } from './early-script.ts'
import type { PageState } from './page-state.ts'

const END = '</script><script>alert(1)</script>'
const script = { src: '/static/1/web/main.js', integrity: 'sha384-main' }

const htmlOf = (over: Partial<DocumentParts> = {}): string => {
  const { before, after } = renderDocument({
    head: { title: 'Свёрла' },
    status: 200,
    origin: 'https://shop.test',
    boot: 'boot()',
    main: script,
    base: '/static/1/web/',
    preload: [],
    fonts: [],
    styles: { names: [], css: '' },
    state: { missing: '' } as PageState,
    ...over,
  })
  return `${before}<p>тело</p>${after}`
}
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const open = (over: Partial<DocumentParts> = {}) => parse(htmlOf(over))
const headOf = (head: PageHead | null, over: Partial<DocumentParts> = {}) =>
  open({ head, ...over }).head

describe('чужой текст в документе', () => {
  test('в названии и описании остаётся текстом', () => {
    const head = headOf({
      title: `Сверло </title>${END}`,
      description: `"><img src=x onerror=alert(1)> & "${END}`,
    })
    expect(head.querySelector('title')?.textContent).toBe(`Сверло </title>${END}`)
    expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      `"><img src=x onerror=alert(1)> & "${END}`,
    )
    expect(head.querySelector('img')).toBeNull()
  })

  test('в данных страницы и для поисковиков не кончает своего блока', () => {
    const page = open({
      head: { title: 'x', jsonLd: [{ '@type': 'Product', name: END }] },
      state: { missing: END } as PageState,
    })
    const blocks = [...page.querySelectorAll('script[type$=json]')]
    expect(blocks.map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual([
      expect.objectContaining({ '@type': 'Organization', url: 'https://shop.test/' }),
      { '@type': 'Product', name: END },
      { missing: END },
      { scripts: [script], preload: [] },
    ])
    const run = [...page.querySelectorAll('script:not([type])')].map((each) => each.textContent)
    expect(run).toEqual([earlyScript, 'boot()'])
  })
})

describe('что сказано поисковику', () => {
  const robots = (head: HTMLElement) =>
    head.querySelector('meta[name=robots]')?.getAttribute('content')

  test('страница открыта, её адрес полный', () => {
    const head = headOf({ title: 'x', canonical: '/catalog/' })
    expect(robots(head)).toBeUndefined()
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://shop.test/catalog/',
    )
  })

  test('§2.1: описание есть у каждой страницы: своё, а без него – из названия', () => {
    const said = (head: PageHead) =>
      headOf(head).querySelector('meta[name=description]')?.getAttribute('content')
    expect(said({ title: 'x', description: 'Свёрла' })).toBe('Свёрла')
    expect(said({ title: 'Корзина — ИСП' })).toMatch(/^Корзина — ИСП\. Инструмент/)
  })

  test('закрытая закрыта, а та, о которой нечего сказать, закрыта и названа', () => {
    expect(robots(headOf({ title: 'x', noindex: true }))).toBe('noindex')
    const lost = headOf(null, { status: 503 })
    expect(robots(lost)).toBe('noindex')
    expect(lost.querySelector('title')?.textContent).toBe('Страница временно недоступна — ИСП')
    expect(lost.querySelector('link[rel=canonical]')).toBeNull()
  })
})

test('ни один сценарий приложения не назван, пока страницу не прочли: только в плане и с отпечатками', () => {
  const remote = { src: '/remotes/catalog/1/web/a.js', integrity: 'sha384-remote' }
  const page = open({ preload: [remote], fonts: ['/static/1/web/fonts/a.woff2'] })
  expect(page.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0)
  expect(JSON.parse(page.getElementById('isp-boot')?.textContent ?? '')).toEqual({
    scripts: [script],
    preload: [remote],
  })
  expect(page.querySelector('link[as=font]')?.hasAttribute('crossorigin')).toBe(true)
  expect(page.documentElement.lang).toBe('ru')
  expect(page.querySelector('#root')?.innerHTML).toBe('<p>тело</p>')
})

test('кто согласился с cookie, уведомления не видит и до оживления страницы', () => {
  const run = (cookies: string) => {
    const element = { dataset: {} as Record<string, string> }
    new Function('document', earlyScript)({ cookie: cookies, documentElement: element })
    return element.dataset.cookies
  }
  expect(run('isp_cookiePolicy=accepted')).toBe('accepted')
  expect(run('a=1; isp_cookiePolicy=accepted')).toBe('accepted')
  expect(run('not_isp_cookiePolicy=1; a=isp_cookiePolicy')).toBeUndefined()
  expect(htmlOf()).toContain('[data-cookies] #cookie-banner{display:none}')
})

test('§3: кто выбрал крупные строки, не видит плотных и до оживления; адрес важнее, запрет хранения не мешает', () => {
  const run = (kept: unknown, query = '') => {
    const element = { dataset: {} as Record<string, string> }
    new Function('document', 'localStorage', 'location', earlyScript)(
      { cookie: '', documentElement: element },
      kept,
      { search: query },
    )
    return element.dataset.view
  }
  const roomy = { isp_userSettings: '{"catalogView":"roomy"}' }
  expect(run(undefined)).toBeUndefined()
  expect(run(roomy, '?stock=now&view=list')).toBeUndefined()
  expect(run({ isp_userSettings: '{"catalogView":"tile"}' })).toBeUndefined()
  expect(run(roomy, '?stock=now')).toBe('roomy')
})

test('§3, задача 14: какие цены показать, известно до первого рисования; запрет хранения не мешает', () => {
  const run = (kept: unknown) => {
    const element = { dataset: {} as Record<string, string> }
    new Function('document', 'localStorage', 'location', earlyScript)(
      { cookie: '', documentElement: element },
      kept,
      { search: '' },
    )
    return element.dataset.prices
  }
  expect(run(undefined)).toBeUndefined()
  expect(run({})).toBeUndefined()
  expect(run({ isp_priceView: 'net base' })).toBe('net base')
})

test('§2.4: скрытое или развёрнутое объявление стоит так с первого рисования; мусор и запрет хранения оставляют его открытым', () => {
  const run = (kept: unknown) => {
    const element = { dataset: {} as Record<string, string> }
    new Function('document', 'localStorage', 'location', earlyScript)(
      { cookie: '', documentElement: element },
      kept,
      { search: '' },
    )
    const { warningClosed, warningCollapsed } = element.dataset
    return { warningClosed, warningCollapsed }
  }
  const until = (minutes: number) => `${Date.now() + minutes * 60_000} ключ`
  const nothing = { warningClosed: undefined, warningCollapsed: undefined }
  expect(run(undefined)).toEqual(nothing)
  expect(run({})).toEqual(nothing)
  for (const rubbish of ['', ' ', '{}', 'null', 'ключ', 'Infinity ключ', until(-1), until(31)]) {
    expect(run({ isp_warningClosedUntil: rubbish }), rubbish).toEqual(nothing)
  }
  expect(run({ isp_warningClosedUntil: until(29) }).warningClosed).toBe('ключ')
  expect(run({ isp_warningCollapsed: 'false' })).toEqual({ ...nothing, warningCollapsed: 'false' })
})
