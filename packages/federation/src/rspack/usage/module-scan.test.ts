import { describe, expect, test } from 'vitest'
import { scanModule } from './module-scan.ts'
import type { PageWide } from './page-wide.ts'

const operationsIn = (code: string) => [...scanModule(code, true).operations].sort()
const isUnclear = (code: string) => scanModule(code, true).unclear.includes('call')
const waysIn = (code: string) => scanModule(code, true).pageWide

describe('операции API в коде модуля', () => {
  test('метод и путь берутся из самого вызова', () => {
    expect(
      operationsIn("unwrap(api.GET('/api/a/{id}', { params: 1 })); api.POST(`/api/b`)"),
    ).toEqual(['GET /api/a/{id}', 'POST /api/b'])
    expect(operationsIn("const { DELETE } = api; DELETE('/api/a')")).toEqual(['DELETE /api/a'])
    expect(operationsIn("api['PUT']('/api/a'); (0, api.PATCH)('/api/b')")).toEqual([
      'PATCH /api/b',
      'PUT /api/a',
    ])
    expect(operationsIn("api.request('get', '/api/a')")).toEqual(['GET /api/a'])
  })

  test('путь, выбранный на месте, — это оба пути', () => {
    const code = "api.GET(isNew ? '/api/a' : isOld ? '/api/b' : '/api/c')"
    expect(operationsIn(code)).toEqual(['GET /api/a', 'GET /api/b', 'GET /api/c'])
  })

  test('вызов, который молчит о пути, замечен', () => {
    const silent = [
      'api.GET(path)',
      'api.GET(`/api/$' + '{name}`)',
      "api.GET(isNew ? '/api/a' : path)",
      "api.request('get', path)",
      'const load = api.GET',
      'later(context.api.POST)',
    ]
    for (const code of silent) expect(isUnclear(code), code).toBe(true)
    expect(isUnclear("api.GET('/api/a'); cache.delete(key); http.request(url)")).toBe(false)
  })

  test('библиотеки о своих путях не спрашивают', () => {
    const { operations, unclear } = scanModule("client.GET(url); client.POST('/x')", false)
    expect({ operations, unclear }).toEqual({ operations: [], unclear: [] })
  })
})

describe('фрагменты и события в коде модуля', () => {
  const fragmentsIn = (code: string) => scanModule(code, true).fragments
  const unclearIn = (code: string) => scanModule(code, true).unclear

  test('встроенный фрагмент узнан по свойствам, как бы ни звался элемент', () => {
    const props = "remote: 'auth', name: 'card', props: {}, fallback: null"
    for (const element of [
      `_jsx(Fragment, { ${props} })`,
      `(0, runtime.jsx)(place.Part, { ${props}, key: 1 })`,
      `_jsxs(Fragment, { ...rest, ${props} })`,
    ]) {
      expect(fragmentsIn(element), element).toEqual(['auth/card'])
    }
    expect(
      fragmentsIn("_jsx(F, { remote: 'a', name: isNew ? 'x' : 'y', props, fallback: null })"),
    ).toEqual(['a/x', 'a/y'])
    expect(fragmentsIn("_jsx(Field, { name: 'remote', fallback: null })")).toEqual([])
  })

  test('элемент, который молчит о фрагменте, замечен', () => {
    for (const code of [
      "_jsx(Fragment, { remote: 'auth', name, props, fallback: null })",
      "_jsx(Fragment, { remote: which(), name: 'card', props, fallback: null })",
      '_jsx(Fragment, { ...place, fallback: null })',
    ]) {
      expect(unclearIn(code), code).toEqual(['fragment'])
    }
    expect(unclearIn('_jsx(Fragment, { children: 1 }, key)')).toEqual([])
  })

  test('фрагменты, которые приходят с адресами, названы в модуле приложения', () => {
    const late = (code: string) => scanModule(code, true).lateFragments
    expect(late("export default { ...defineRemote({}), late: { 'quick-order': load } }")).toEqual([
      'quick-order',
    ])
    expect(late('export default { createRoutes, late: { card, list: load } }')).toEqual([
      'card',
      'list',
    ])
    expect(late('const order = { late: { hours: 2 } }')).toEqual([])
    expect(unclearIn('export default { createRoutes, late }')).toEqual(['late'])
    expect(unclearIn('export default { createRoutes, late: { ...more } }')).toEqual(['late'])
  })

  test('своё событие и канал видны у того, кто даёт, и у того, кто слушает; события браузера не в счёт', () => {
    const { events } = scanModule(
      `const CHANNEL = 'isp_live'
       dispatchEvent(new CustomEvent('isp-chosen'))
       new BroadcastChannel(CHANNEL)
       addEventListener('isp-opened', open); addEventListener('storage', follow)`,
      true,
    )
    expect(events).toEqual({ gives: ['isp-chosen', 'isp_live'], takes: ['isp_live', 'isp-opened'] })
    expect(unclearIn("new CustomEvent('chosen')")).toEqual(['event'])
    expect(unclearIn('new BroadcastChannel(name)')).toEqual(['event'])
  })
})

describe('стили на всю страницу', () => {
  const ways: Readonly<Record<PageWide, readonly string[]>> = {
    global: [
      "import { Global } from '@emotion/react'",
      "import { injectGlobal } from '@emotion/css'",
      "import { CacheProvider as C } from '@emotion/react'",
    ],
    'style-element': [
      "document.head.append(document.createElement('style'))",
      "document.createElementNS(svg, 'style')",
      "_jsx('style', { children: 'body{}' })",
      "(0, runtime.jsx)('link', { rel: 'stylesheet', href })",
      "link.rel = 'stylesheet'",
      "link.setAttribute('rel', 'stylesheet')",
      "root.innerHTML = '<style>h1{}</style>'",
      'root.innerHTML = `<STYLE media="all">h1{}</STYLE>`',
    ],
    'style-sheet': [
      'document.adoptedStyleSheets = [sheet]',
      'new CSSStyleSheet()',
      "document.styleSheets[0].insertRule('body{}')",
      "document.styleSheets[0].addRule('body', 'margin: 0')",
    ],
    'page-element': [
      "document.body.style.overflow = 'hidden'",
      "document.documentElement.classList.add('dark')",
      "document.body.className = 'x'",
      "document.body.setAttribute('style', 'overflow: hidden')",
      "document.documentElement.setAttribute('class', 'dark')",
      "document.body.style.setProperty('overflow', 'hidden')",
    ],
    'page-rule': [
      "css({ '@page': { margin: 0 } })",
      'css`@font-face { src: url(a) }`',
      'css({ \'@import "a.css"\': {} })',
      'css`@property --gap { inherits: true }`',
      'css`@layer base { h1 { margin: 0 } }`',
      'css`@keyframes turn { to { rotate: 1turn } }`',
    ],
    'loose-selector': [
      "css({ 'body:not(&)': { margin: 0 } })",
      'css`:is(body, &) { margin: 0 }`',
      'css`:where(body, &) { margin: 0 }`',
    ],
  }
  for (const [way, codes] of Object.entries(ways)) {
    for (const code of codes) test(`${way}: ${code}`, () => expect(waysIn(code)).toContain(way))
  }

  test('стили своих элементов остаются', () => {
    const code = `
      import { css, keyframes } from '@emotion/react'
      const turn = keyframes({ to: { rotate: '1turn' } })
      const a = css({ '&:hover': {}, 'h1, body': {}, ':is(h1, h2) &': {}, '@media print': {}, animation: turn })
      document.documentElement.style.setProperty('--gap', '1px')
      element.style.overflow = 'hidden'
      element.setAttribute('style', 'order: 1')
      document.documentElement.setAttribute('data-x', '1')
      _jsx('link', { rel: 'preload', href })`
    expect(waysIn(code)).toEqual([])
  })

  test('библиотека, которая сама вставляет <style>, замечена тоже', () => {
    const code = "var s = document.createElement('style'); s.innerHTML = '@font-face{}'"
    expect(scanModule(code, false).pageWide).toEqual(['style-element'])
  })
})

test('модуль, взятый целиком, назван', () => {
  const code =
    "import * as router from '@isp/router'\nimport { useState } from 'react'\nuse(router)"
  expect(scanModule(code, true).wholeImports).toEqual(['@isp/router'])
})

test('прежний скрипт без модулей читается, нечитаемый — нет', () => {
  expect(scanModule('with (a) { b() }', false).pageWide).toEqual([])
  expect(() => scanModule('const = 1', true)).toThrow(SyntaxError)
})
