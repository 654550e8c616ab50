import { describe, expect, test } from 'vitest'
import type { LetterPart } from '../incoming/letter-parts.ts'
import { writeLetter } from './write-letter.ts'

const write = (parts: readonly LetterPart[], change: { subject?: string; marker?: string } = {}) =>
  writeLetter({ kind: 'order', subject: 'Тема', parts, why: 'Потому что.', ...change })

const href = 'https://shop.example/a/?b=1&c=2'
const every = (said: string): LetterPart[] => [
  { heading: `${said}1` },
  { text: `${said}2`, link: { text: `${said}3`, href } },
  { strong: `${said}4` },
  { code: `${said}5` },
  { quote: `${said}6` },
  {
    rows: [
      {
        ...{ name: `${said}7`, href: `${href}&d`, about: [`${said}8`] },
        ...{ value: `${said}9`, valueAbout: `${said}10` },
      },
    ],
    columns: ['Товар', 'Сумма'],
  },
  { facts: [[`${said}11`, `${said}12`]] },
  { button: { text: `${said}13`, href: `${href}&e` } },
  { note: `${said}14` },
]
const places = Array.from({ length: 14 }, (_, place) => place + 1)

describe('§7.5 Почта: одно описание — письмо текстом и страницей', () => {
  test('в тексте есть всё, что на странице, и адреса всех ссылок', () => {
    const { text, html } = write(every('часть-'))
    for (const place of places) {
      expect(text).toMatch(new RegExp(`часть-${place}(?!\\d)`))
      expect(html).toMatch(new RegExp(`часть-${place}(?!\\d)`))
    }
    for (const address of [href, `${href}&d`, `${href}&e`]) {
      expect(text).toContain(address)
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    }
  })

  test('внизу — чей магазин, где он, как позвонить и почему письмо пришло', () => {
    const { text, html } = write([])
    for (const said of [text, html]) {
      for (const part of ['ИСП', 'улица Примерная, 1', '+7 (831) 000-00-00', 'Потому что.']) {
        expect(said).toContain(part)
      }
    }
  })

  test('строка, выше которой отвечают, стоит первой: и в тексте, и на странице', () => {
    const { text, html } = write([{ text: 'Слова' }], { marker: '— Ответ выше —' })
    expect(text.startsWith('— Ответ выше —\n')).toBe(true)
    expect(html.replaceAll(/<(style|title)>.*?<\/\1>|<[^>]*>/gs, '').trim()).toMatch(
      /^— Ответ выше —/,
    )
  })

  test('ничего не грузится: ни картинок, ни шрифтов, ни сценариев', () => {
    const { html } = write(every('часть-'))
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i)
  })
})

describe('чужие слова в письме', () => {
  const evil = '<img src=x onerror=alert(1)>"\'</style>&'

  test('разметка в любой части остаётся словами', () => {
    const { html } = write(every(evil), { subject: evil, marker: evil })
    expect(html).not.toContain('<img')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;/g)).toHaveLength(16)
  })

  test('перевод строки в теме не начинает новый заголовок', () => {
    const { subject } = write([], { subject: 'Заказ\r\nBcc: all@example.com\n\n1' })
    expect(subject).toBe('Заказ Bcc: all@example.com 1')
  })

  test('знаки, что переворачивают и прячут текст, не остаются; переводы строк остаются', () => {
    const { text, html, subject } = write([{ quote: 'а\u202eб\u200b\r\nв\0г\ud800' }], {
      subject: 'а\u202eб',
    })
    expect(text).toContain('а б \nв г ')
    expect(html).toContain('а б <br>в г ')
    expect(subject).toBe('а б')
  })

  test('5 000 знаков: в письме все, в теме — начало', () => {
    const long = '🔧'.repeat(5000)
    const { text, html, subject } = write([{ quote: long }], { subject: long })
    expect(text).toContain(long)
    expect(html).toContain(long)
    expect(subject).toBe(`${'🔧'.repeat(199)}…`)
  })
})
