import { describe, expect, test } from 'vitest'
import { cutQuotes } from './cut-quotes.ts'
import { quotings } from './quoted-letters.fixture.ts'

const answers = {
  'в одну строку': 'Спасибо, получили.',
  'с чертой и списком': 'Нужно:\n\n- сверло 8,5 — 10 шт.\n---\n- метчик М10\n\nКогда будет?',
  'с датой и временем': 'Приедем 27.11.2026 к 10:15, пропуск на Иванова.\nАдрес прежний.',
  'со словами программ': 'От: кого получать?\nТема прежняя.\nКак вы писали: по 10 штук.',
}

describe('§7.5: из письма остаётся ответ', () => {
  test.each(Object.entries(quotings))('%s', (_program, write) => {
    for (const [what, answer] of Object.entries(answers)) {
      expect(cutQuotes(write(answer)).text, what).toBe(answer)
    }
  })

  test('ответы между строками цитаты остаются вместе с тем, на что отвечают', () => {
    const between =
      '26.11.2026 10:15, ИСП пишет:\n> Сколько штук?\nДесять.\n> Когда?\nЗавтра.\n> ИСП'
    expect(cutQuotes(between).text).toBe('> Сколько штук?\nДесять.\n> Когда?\nЗавтра.')
  })

  test('одна цитата без ответа — пусто', () => {
    expect(cutQuotes('26.11.2026 10:15, ИСП пишет:\n> Сколько?\n').text).toBe('')
    expect(cutQuotes('').text).toBe('')
  })

  const SIZE = 200_000
  const repeated = (part: string, size: number) => part.repeat(Math.ceil(size / part.length))
  test.each([
    ['пустые строки', '\n'],
    ['пробелы', ' '],
    ['знаки цитаты', '>'],
    ['цитаты', '> x\n'],
    ['шапки', 'От: x\n'],
    ['даты', '26.11.2026 10:15, x\n'],
    ['даты с почтой без конца', '26.11.2026, 10:15, <a@b>\n'],
    ['адреса', 'a@'],
    ['цифры', '1'],
    ['черты', '-----'],
    ['подчёркивания строками', '_________\n'],
    ['двоеточия', '26.11.2026:\n\n\n\n\n'],
    ['пользователь', 'пользователь '],
  ])('враждебное письмо, %s: работы столько же на каждую строку', (_what, part) => {
    const once = cutQuotes(repeated(part, SIZE))
    const twice = cutQuotes(repeated(part, 2 * SIZE))
    const lines = repeated(part, SIZE).split('\n').length
    expect(once.steps).toBeLessThanOrEqual(40 * lines)
    expect(twice.steps).toBeLessThanOrEqual(2 * once.steps + 40)
  })
})
