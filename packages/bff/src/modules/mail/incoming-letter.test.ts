import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type LetterHead, readLetter, type TakeAttachment } from './incoming-letter.ts'

const head = 'From: Anna <a@example.com>\r\nMessage-ID: <1@x>\r\n'
const read = async (letter: string | Readable, take: TakeAttachment | null = null) => {
  let heard: LetterHead | null = null
  const stream = typeof letter === 'string' ? Readable.from([Buffer.from(letter)]) : letter
  const text = await readLetter(stream, async (said) => {
    heard = said
    return take
  })
  return { text: text.trim(), head: heard }
}

const nested = (depth: number): string => {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  return `${head}${open.join('')}Content-Type: text/plain\r\n\r\nвнутри`
}
const html = `${head}Content-Type: text/html\r\n\r\n`

describe('§7.5: письмо читается, пока приходит', () => {
  test('больше пятидесяти мегабайт — отказ, и до конца не читается', async () => {
    let sent = 0
    const endless = Readable.from(
      (async function* () {
        yield Buffer.from(`${head}\r\n`)
        for (;;) {
          sent += 1
          yield Buffer.alloc(1024 * 1024, 'x\r\n')
        }
      })(),
    )
    await expect(read(endless)).rejects.toMatchObject({ responseCode: 552 })
    expect(sent).toBeLessThan(80)
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

  test('части внутри частей без конца — отказ насовсем: второй раз его не шлют', async () => {
    await expect(read(nested(400))).rejects.toMatchObject({ responseCode: 554 })
  })

  test('отказ по шапке останавливает чтение', async () => {
    const stream = Readable.from([Buffer.from(`${head}\r\nТекст`)])
    const refuse = async () => {
      throw new Error('not here')
    }
    await expect(readLetter(stream, refuse)).rejects.toThrow('not here')
  })

  test.each([
    ['пустое', '', ''],
    ['без шапки', '\r\nТекст', 'Текст'],
    ['HTML глубже всякого', `${html}${'<div>'.repeat(5000)}да`, '...'],
    ['точка и голые переводы строк', `${head}\r\nодин\n.\nдва`, 'один\n.\nдва'],
  ])('%s — без падения', async (_what, letter, text) => {
    expect((await read(letter)).text).toBe(text)
  })

  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: JUNK', true],
    ['X-Autoreply: yes', true],
    ['Content-Type: multipart/report; boundary=x', true],
    ['X-Other: yes', false],
  ])('%s — написано программой: %s', async (line, isAutomatic) => {
    expect((await read(`${head}${line}\r\n\r\nТекст`)).head).toMatchObject({
      isAutomatic,
      from: ['a@example.com'],
      messageId: '<1@x>',
    })
  })
})
