import { describe, expect, test } from 'vitest'
import { cutQuotes } from './cut-quotes.ts'
import { textOfHtml } from './html-text.ts'
import { before, pageQuotings, quotings } from './quoted-letters.fixture.ts'

const answers = {
  'в одну строку': 'Спасибо, получили.',
  'с чертой и списком': 'Нужно:\n\n- сверло 8,5 — 10 шт.\n---\n- метчик М10\n\nКогда будет?',
  'с датой и временем': 'Приедем 27.11.2026 к 10:15, пропуск на Иванова.\nАдрес прежний.',
  'со словами программ': 'От: кого получать?\nТема прежняя.\nКак вы писали: по 10 штук.',
  'со своим списком под знаками цитаты':
    'Нужно:\n> сверло 9,1 — 10 шт.\n> метчик М10 — 5 шт.\nКогда?',
  'с датой, временем и почтой перед списком':
    'Прошу поставить 26.11.2026 к 10:15, писать на ivan@example.com:\n- сверло 9,1\n- метчик М10',
  'с подписью': 'Спасибо.\n-- \nИван Петров\nООО «Альфа», +7 831 200-00-00',
  'с пересланным письмом третьего':
    'Смотрите:\n-------- Пересылаемое сообщение --------\nОт: Завод <zavod@example.org>\nДата: 25.11.2026 12:00\nКому: Иван\nТема: Сроки\n\nОтгрузим в пятницу.',
  'с цитатой третьего':
    'Завод ответил:\n25.11.2026 12:00, Завод <zavod@example.org> пишет:\n> Отгрузим в пятницу.\nУспеваем?',
  'с нашими же словами': 'Здравствуйте!\nСертификат во вложении.\nДа.',
}

describe('§7.5: из письма остаётся ответ', () => {
  test.each(Object.entries(quotings))('%s', (_program, write) => {
    for (const [what, answer] of Object.entries(answers)) {
      expect(cutQuotes(write(answer), before).text, what).toBe(answer)
    }
  })

  test.each(Object.entries(pageQuotings))('%s, письмо-страница', (_program, write) => {
    const cut = (answer: string) => cutQuotes(textOfHtml(write(answer)), before).text
    expect(cut('<p>Да, <b>берём</b>.</p>')).toBe('Да, берём.')
    const list =
      '<div>Нужно:</div><blockquote>сверло 9,1<br>метчик М10</blockquote><div>Когда?</div>'
    expect(cut(list)).toMatch(/^Нужно:\n+> сверло 9,1\n> метчик М10\n+Когда\?$/)
    const table =
      '<table><tr><td>Сверло 9,1</td><td>10</td></tr><tr><td>Метчик</td><td>5</td></tr></table>'
    expect(cut(table)).toMatch(/^Сверло 9,1 10\nМетчик 5$/)
  })

  test('ответы между строками цитаты остаются вместе с тем, на что отвечают', () => {
    const known = { ...before, texts: ['Сколько штук?\nКогда?\nИСП'] }
    const between =
      '26.11.2026 10:15, ИСП пишет:\n> Сколько штук?\nДесять.\n> Когда?\nЗавтра.\n> ИСП'
    expect(cutQuotes(between, known).text).toBe('> Сколько штук?\nДесять.\n> Когда?\nЗавтра.')
  })

  test('ответ внутри цитаты, под её же знаком, остаётся', () => {
    const quoting = quotings['Thunderbird сверху']?.('') ?? ''
    const question = '> Сколько штук нужно?'
    const inside = quoting.replace(question, `${question}\n> Двадцать, как в прошлый раз.`)
    expect(cutQuotes(inside, before).text).toBe('> Двадцать, как в прошлый раз.')
  })

  test('цитата не наших слов остаётся, и то, что её называет', () => {
    const foreign = 'См. ниже.\n\n26.11.2026, 10:15, Склад <sklad@example.org>:\n> Остаток 5 шт.'
    expect(cutQuotes(foreign, before).text).toBe(foreign)
  })

  test('свои же прежние слова под знаками цитаты остаются, ниже цитаты нашего письма — отрезаны', () => {
    const again = 'Ещё раз:\n> Пришлите сертификат на сверло 8,5.'
    expect(cutQuotes(again, before).text).toBe(again)
    const quoted =
      '26.11.2026 10:15, ИСП пишет:\n> Сертификат во вложении.\n>> Пришлите сертификат на сверло 8,5.'
    expect(cutQuotes(`${again}\n\n${quoted}`, before).text).toBe(again)
  })

  test('одна цитата без ответа — пусто', () => {
    expect(cutQuotes('26.11.2026 10:15, ИСП пишет:\n> Здравствуйте!\n', before).text).toBe('')
    expect(cutQuotes('', before).text).toBe('')
  })

  const SIZE = 60_000
  const repeated = (part: string, size: number) => part.repeat(Math.ceil(size / part.length))
  test.each([
    ['пустые строки', '\n'],
    ['пробелы', ' '],
    ['знаки цитаты', '>'],
    ['цитаты', '> x\n'],
    ['шапки', 'От: x\n'],
    ['шапки целиком', 'От: x\nДата: x\nКому: x\n'],
    ['черты и шапки', '_____\nОт: x\n'],
    ['даты', '26.11.2026 10:15, x\n'],
    ['даты с почтой без конца', '26.11.2026, 10:15, <a@b>\n'],
    ['объявления', '26.11.2026, 10:15, <shop@example.com>:\n'],
    ['адреса', 'a@'],
    ['цифры', '1'],
    ['черты', '-----'],
    ['подчёркивания строками', '_________\n'],
    ['двоеточия', '26.11.2026:\n\n\n\n\n'],
    ['пользователь', 'пользователь '],
    ['наша строка', '> Сертификат во вложении.\n'],
  ])('враждебное письмо, %s: работы столько же на каждую строку', (_what, part) => {
    const once = cutQuotes(repeated(part, SIZE), before)
    const twice = cutQuotes(repeated(part, 2 * SIZE), before)
    const lines = repeated(part, SIZE).split('\n').length
    expect(once.steps).toBeLessThanOrEqual(50 * lines)
    expect(twice.steps).toBeLessThanOrEqual(2 * once.steps + 50)
  })
})
