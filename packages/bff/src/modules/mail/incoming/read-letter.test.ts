import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { incomingLetter } from './letter-files.ts'
import type { LetterHead } from './letter-head.ts'
import { before, quotings } from './quoted-letters.fixture.ts'
import { readLetter } from './read-letter.ts'

const head = 'From: Anna <a@example.com>\r\nMessage-ID: <1@x>\r\n'

/** Reads a letter and returns its text and files as the shop receives them. */
const read = async (letter: string | Buffer | Readable) => {
  let heard: LetterHead | null = null as LetterHead | null
  const files: { name: string; content: string }[] = []
  const stream = letter instanceof Readable ? letter : Readable.from([Buffer.from(letter)])
  const result = await incomingLetter((reader) => readLetter(stream, reader)).read(async (said) => {
    heard = said
    const takeFile = async ({
      name,
      content,
    }: {
      name: string
      content: AsyncIterable<Uint8Array>
    }) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of content) chunks.push(chunk)
      files.push({ name, content: Buffer.concat(chunks).toString() })
    }
    return { known: before, takeFile }
  })
  return { ...result, text: result?.whole ?? '', files, head: heard }
}

type Part = { type: string; content: string | Buffer; head?: readonly string[] }
const partOf = ({ type, content, head: fields = [] }: Part): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...fields,
    '',
    Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n')
let boundaries = 0
const multipart = (kind: string, parts: readonly string[]): string => {
  boundaries += 1
  const boundary = `b${boundaries}`
  return [
    `Content-Type: multipart/${kind}; boundary=${boundary}`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
const plain = (content: string, type = 'text/plain; charset=utf-8'): string =>
  partOf({ type, content })
const page = (content: string): string => plain(content, 'text/html; charset=utf-8')
const bytes = (...all: readonly number[]): Buffer => Buffer.from(all)
/** «Привет» and «Счёт» in windows-1251. */
const hello = bytes(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2)
const bill = bytes(0xd1, 0xf7, 0xb8, 0xf2)

describe('§7.5: письмо читается, пока приходит', () => {
  test('больше пятидесяти мегабайт файлов и текста — отказ с советом, что сделать', async () => {
    const endless = (line: string) =>
      Readable.from(
        (async function* () {
          yield Buffer.from(`${head}\r\n`)
          for (;;) yield Buffer.alloc(1024 * 1024, line)
        })(),
      )
    await expect(read(endless('x\r\n'))).rejects.toMatchObject({
      responseCode: 552,
      message: expect.stringMatching(/8 MB, please attach it as a file$/),
    })
  })

  test('оборвалось — ошибка, а не полписьма', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(`${head}\r\nНачало`)
        throw new Error('connection lost')
      })(),
    )
    await expect(read(broken)).rejects.toThrow('connection lost')
  })

  test('оборвалось посреди файла — он не взят', async () => {
    const part = partOf({ type: 'application/pdf', content: 'x'.repeat(1000) })
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(`${head}${multipart('mixed', [part])}`.slice(0, 900))
        throw new Error('connection lost')
      })(),
    )
    await expect(read(broken)).rejects.toThrow('connection lost')
  })

  test('отказ по шапке останавливает чтение', async () => {
    const stream = Readable.from([Buffer.from(`${head}\r\nТекст`)])
    const letter = incomingLetter((reader) => readLetter(stream, reader))
    await expect(
      letter.read(async () => {
        throw new Error('not here')
      }),
    ).rejects.toThrow('not here')
  })

  test.each([
    ['пустое', '', ''],
    ['без шапки', '\r\nТекст', 'Текст'],
    ['точка и голые переводы строк', `${head}\r\nодин\n.\nдва`, 'один\n.\nдва'],
    ['границу частей не назвали', `${head}Content-Type: multipart/mixed\r\n\r\nТекст`, 'Текст'],
    ['границы нет', `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\nТекст`, 'Текст'],
    ['вид не из MIME', `${head}Content-Type: x\r\n\r\nТекст`, 'Текст'],
  ])('%s — без падения', async (_what, letter, text) => {
    expect((await read(letter)).text).toBe(text)
  })
})

describe('§7.5: кто пишет и человек ли это', () => {
  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated; x=1', true],
    ['Auto-Submitted: no', false],
    ['Precedence: JUNK', true],
    ['Precedence: auto_reply', true],
    ['X-Autoreply: yes', true],
    ['X-Auto-Reply: 1', true],
    ['X-Autoreply-From: a@example.com', true],
    ['X-Auto-Response-Suppress: All', true],
    ['Content-Type: multipart/report; boundary=x', true],
    ['X-Other: yes', false],
    ['Subject: Автоответ: Ответ по обращению', true],
    [
      `Subject: =?utf-8?B?${Buffer.from('Автоматический ответ: Сертификат').toString('base64')}?=`,
      true,
    ],
    ['Subject: Automatic reply: Certificate', true],
    ['Subject: Out of Office AutoReply: Certificate', true],
    ['Subject: Отсутствие на работе', true],
    ['Subject: Re: Автоответ: Сертификат', false],
    ['Subject: Автоответчик не работает', false],
    ['Subject: Out of office chairs', false],
    ['Subject: Отсутствие на складе сверла 8,5', false],
  ])('%s — написано программой: %s', async (line, isAutomatic) => {
    expect((await read(`${head}${line}\r\n\r\nТекст`)).head).toMatchObject({
      isAutomatic,
      from: ['a@example.com'],
      messageId: '<1@x>',
    })
  })

  test('тема в windows-1251 без кодировки', async () => {
    const subject = bytes(0xc0, 0xe2, 0xf2, 0xee, 0xee, 0xf2, 0xe2, 0xe5, 0xf2) // «Автоответ»
    const letter = [Buffer.from(`${head}Subject: `), subject, Buffer.from(': x\r\n\r\nТекст')]
    expect((await read(Buffer.concat(letter))).head).toMatchObject({ isAutomatic: true })
  })

  test.each([
    ['два поля', 'From: a@example.com\r\nFrom: thief@example.org'],
    ['то же поле дважды', 'From: a@example.com\r\nFrom: a@example.com'],
    ['два адреса', 'From: a@example.com, thief@example.org'],
    ['два в скобках', 'From: <a@example.com> <thief@example.org>'],
    ['группа', 'From: Отдел: a@example.com;'],
    ['поле с пробелом', 'From: a@example.com\r\nFrom : thief@example.org'],
    ['перенос', 'From: a@example.com,\r\n thief@example.org'],
    ['длиннее всякого', `From: a@example.com, ${' '.repeat(5000)}thief@example.org`],
  ])('%s: это не один человек', async (_what, from) => {
    const { head: said } = await read(`${from}\r\n\r\nТекст`)
    expect(said?.from).not.toEqual(['a@example.com'])
  })

  test.each([
    ['имя как адрес', 'From: "a@example.com" <thief@example.org>'],
    ['имя как адрес без кавычек', 'From: a@example.com <thief@example.org>'],
    ['адрес в примечании', 'From: thief@example.org (a@example.com)'],
    ['имя из слов RFC 2047', 'From: =?utf-8?Q?a=40example.com?= <thief@example.org>'],
  ])('%s: пишет thief@example.org', async (_what, from) => {
    expect((await read(`${from}\r\n\r\nТекст`)).head?.from).toEqual(['thief@example.org'])
  })
})

describe('§7.5: берётся та часть, которая говорит больше', () => {
  const words = '<p>Здравствуйте! Просим выставить счёт на 20 штук.</p>'
  test.each([
    ['заглушка', 'Это письмо в формате HTML'],
    ['заглушка по-английски', 'Your mail client does not support HTML messages.'],
    ['пусто', ' \r\n'],
    ['одна ссылка', 'Посмотреть в браузере: https://mail.example/view/1'],
    ['одна ссылка без слов', 'https://mail.example/view/1'],
    ['часть текста', 'Здравствуйте!'],
  ])('вместо текста %s — слова берутся со страницы', async (_what, stub) => {
    const letter = `${head}${multipart('alternative', [plain(stub), page(words)])}`
    const { text, other } = await read(letter)
    expect(text).toBe('Здравствуйте! Просим выставить счёт на 20 штук.')
    expect(other === '' || other === stub.trim()).toBe(true)
  })

  test('короткий ответ на странице не уступает длинной заглушке, она рядом', async () => {
    const stub = 'Это письмо в формате HTML. Откройте его в другой программе.'
    const letter = `${head}${multipart('alternative', [plain(stub), page('<p>Берём.</p>')])}`
    expect(await read(letter)).toMatchObject({ text: 'Берём.', other: stub })
  })

  test('одно и то же в двух видах — текст, без второго', async () => {
    const same = 'Здравствуйте! Просим выставить счёт на 20 штук.\nСайт: https://example.com/a'
    const letter = `${head}${multipart('alternative', [plain(same), page(words)])}`
    expect(await read(letter)).toMatchObject({ text: same })
  })

  test('страница без слов и страница-заглушка уступают тексту', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `слово${at}`).join(' ')
    for (const stub of ['<img src="cid:x">', '<p>Включите показ текста</p>']) {
      const letter = `${head}${multipart('alternative', [plain(long), page(stub)])}`
      expect((await read(letter)).text).toBe(long)
    }
  })

  test('Apple Mail: текст, файл, текст — весь текст по порядку и файл', async () => {
    const file = partOf({
      type: 'application/pdf; name=a.pdf',
      content: '%PDF',
      head: ['Content-Disposition: inline; filename=a.pdf'],
    })
    const mixed = multipart('mixed', [plain('Вот чертёж:'), file, plain('А вот вопрос.')])
    expect(await read(`${head}${mixed}`)).toMatchObject({
      text: 'Вот чертёж:\n\nА вот вопрос.',
      files: [{ name: 'a.pdf', content: '%PDF' }],
    })
    const rich = multipart('mixed', [
      page('<p>Вот чертёж:</p>'),
      file,
      page('<p>А вот вопрос.</p>'),
    ])
    const both = multipart('alternative', [plain('Вот чертёж:'), rich])
    expect(await read(`${head}${both}`)).toMatchObject({ text: 'Вот чертёж:\n\nА вот вопрос.' })
  })

  test('страница с картинками и подвал рассылки', async () => {
    const image = partOf({
      type: 'image/png; name=i.png',
      content: 'png',
      head: ['Content-ID: <x>'],
    })
    const related = multipart('related', [page('<p>Да.<img src="cid:x"></p>'), image])
    const letter = multipart('mixed', [related, plain('--\r\nОтправлено через шлюз')])
    const { text, files } = await read(`${head}${letter}`)
    expect(text).toBe('Да.\n\n--\nОтправлено через шлюз')
    expect(files).toEqual([{ name: 'i.png', content: 'png' }])
  })

  test('текст с именем — файл; если слов больше нет — само письмо', async () => {
    const named = partOf({
      type: 'text/plain; charset=utf-8; name=list.txt',
      content: 'сверло 8,5',
      head: ['Content-Disposition: inline; filename=list.txt'],
    })
    expect(await read(`${head}${multipart('mixed', [plain('Список'), named])}`)).toMatchObject({
      text: 'Список',
      files: [{ name: 'list.txt', content: 'сверло 8,5' }],
    })
    expect((await read(`${head}${multipart('mixed', [named])}`)).text).toBe('сверло 8,5')
  })

  test('строки, разорванные программой (format=flowed), снова целы', async () => {
    const flowed = plain(
      'Просим выставить \r\nсчёт.\r\n> их \r\n> слова',
      'text/plain; charset=utf-8; format=flowed',
    )
    expect((await read(`${head}${flowed}`)).text).toBe('Просим выставить счёт.\n> их слова')
  })

  test('ответ без цитаты — тоже из страницы', async () => {
    const whole = (quotings.Gmail as (answer: string) => string)('Спасибо.')
    const letter = multipart('alternative', [plain(whole), page(`<p>${whole}</p>`)])
    expect(await read(`${head}${letter}`)).toMatchObject({ answer: 'Спасибо.' })
  })
})

describe('§7.5: буквы, о которых ничего не сказано или сказано неверно', () => {
  const raw = (type: string, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${head}Content-Type: ${type}\r\n\r\n`), content])
  test.each([
    ['без кодировки', 'text/plain', hello, 'Привет'],
    ['будто UTF-8', 'text/plain; charset=utf-8', hello, 'Привет'],
    ['будто ASCII', 'text/plain; charset=us-ascii', hello, 'Привет'],
    ['неизвестная кодировка', 'text/plain; charset=x-unknown', hello, 'Привет'],
    ['UTF-8 под именем ASCII', 'text/plain; charset=us-ascii', Buffer.from('Привет'), 'Привет'],
    ['страница без кодировки', 'text/html', Buffer.concat([Buffer.from('<b>'), hello]), 'Привет'],
    [
      'UTF-8 со строкой шлюза',
      'text/plain; charset=utf-8',
      Buffer.concat([Buffer.from('Заказ готов. '), hello]),
      'Заказ готов. Привет',
    ],
    [
      'UTF-8, оборванный на знаке',
      'text/plain; charset=utf-8',
      Buffer.from('Заказ готов').subarray(0, -1),
      'Заказ готоР',
    ],
    [
      'koi8-r, как сказано',
      'text/plain; charset=koi8-r',
      bytes(0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4),
      'Привет',
    ],
    ['знак замены самого автора', 'text/plain; charset=utf-8', Buffer.from('a\ufffdb'), 'a\ufffdb'],
  ])('%s', async (_what, type, content, text) => {
    expect((await read(raw(type, content))).text).toBe(text)
  })

  test('у каждой части своя кодировка', async () => {
    const letter = multipart('mixed', [
      partOf({ type: 'text/plain; charset=windows-1251', content: hello }),
      partOf({ type: 'text/plain; charset=utf-8', content: 'мир' }),
    ])
    expect((await read(`${head}${letter}`)).text).toBe('Привет\n\nмир')
  })

  test('имя файла: голые байты, слова RFC 2047 и RFC 2231', async () => {
    const named = (field: Buffer): Buffer =>
      Buffer.concat([
        Buffer.from(
          `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Disposition: attachment; filename=`,
        ),
        field,
        Buffer.from('\r\n\r\nx\r\n--x--\r\n'),
      ])
    const nameOf = async (field: Buffer) => (await read(named(field))).files[0]?.name
    const quoted = (name: Buffer) => Buffer.concat([Buffer.from('"'), name, Buffer.from('.pdf"')])
    expect(await nameOf(quoted(bill))).toBe('Счёт.pdf')
    expect(await nameOf(quoted(Buffer.from('Счёт')))).toBe('Счёт.pdf')
    const word = `=?windows-1251?B?${bill.toString('base64')}?=`
    expect(await nameOf(quoted(Buffer.from(word)))).toBe('Счёт.pdf')
  })
})

describe('§7.5: бомбы – отказ словами или текст, и работы не больше, чем букв', () => {
  const nested = (depth: number): string => {
    const open = Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    return `${head}${open.join('')}Content-Type: text/plain\r\n\r\nвнутри`
  }
  const words = (count: number) => '=?utf-8?B?0J/RgNC4?= '.repeat(count)
  test.each([
    ['части внутри частей', nested(400), 554, /letters inside each other/],
    ['сто тысяч полей', `${head}${'A: b\r\n'.repeat(100_000)}\r\nТекст`, 552, /64 kB/],
    ['поле в мегабайт', `${head}Subject: ${'x'.repeat(1_000_000)}\r\n\r\nТекст`, 552, /64 kB/],
    ['сто тысяч слов RFC 2047', `${head}Subject: ${words(100_000)}\r\n\r\nТекст`, 552, /64 kB/],
    [
      'пятьдесят тысяч пустых файлов',
      `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\nContent-Type: a/b\r\n\r\n\r\n'.repeat(50_000)}`,
      554,
      /more than 200 parts/,
    ],
  ])('%s', async (_what, letter, responseCode, words) => {
    await expect(read(letter)).rejects.toMatchObject({
      responseCode,
      message: expect.stringMatching(words),
    })
  })

  const html = `${head}Content-Type: text/html; charset=utf-8\r\n\r\n`
  test.each([
    ['жирный сто тысяч раз', `${html}${'<b>'.repeat(133_000)}слова`, 'слова'],
    ['блоки', `${html}${'<div>'.repeat(50_000)}слова${'</span>'.repeat(50_000)}`, 'слова'],
    ['таблицы', `${html}${'<table><tr><td>'.repeat(20_000)}слова`, 'слова'],
    ['списки без конца', `${html}${'<li><p>'.repeat(20_000)}слова`, 'слова'],
    ['цитаты', `${html}${'<blockquote>'.repeat(20_000)}слова`, 'слова'],
    ['незакрытые кавычки', `${html}${'<a b="'.repeat(50_000)}>слова`, 'слова'],
    ['адреса', `${head}To: ${'a@b.c, '.repeat(5000)}x@y.z\r\n\r\nслова`, 'слова'],
    ['слова RFC 2047', `${head}Subject: ${words(2000)}\r\n\r\nслова`, 'слова'],
    ['сущности', `${html}${'&amp;'.repeat(30_000)}слова`, 'слова'],
    [
      'quoted-printable из мусора',
      `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'=Z=\r\n='.repeat(30_000)} слова`,
      'слова',
    ],
    ['знаки с ударениями', `${head}\r\na${'\u0315\u0300'.repeat(3000)} слова`, 'слова'],
  ])('%s', async (_what, letter, text) => {
    expect((await read(letter)).text.slice(-20)).toContain(text)
  })
})
