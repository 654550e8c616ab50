import { answer, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  bad,
  checked,
  columns,
  done,
  field,
  good,
  heading,
  open,
  press,
  preview,
  xlsx,
} from './excel-import.fixture.tsx'

beforeEach(() => localStorage.clear())

const path = '*/bff/api/sale/basket/v2/excel/check'
const unknown = { sheet: 'Заявка', columns: null, preview, rows: [], failed: 0, notices: [] }
const select = (name: RegExp) => screen.findByRole('combobox', { name, hidden: true })
const read = () => press('Прочитать файл')

/** What the forms say: those of jsdom do not reach the pretended server as forms. */
let sent: string[] = []
beforeEach(() => {
  sent = []
  const append = vi.spyOn(FormData.prototype, 'append')
  append.mockImplementation((name: string, value: string | Blob) => {
    sent.push(typeof value === 'string' ? `${name}=${value}` : name)
  })
  return () => append.mockRestore()
})
const answering = (...answers: object[]) =>
  http.post(path, () => HttpResponse.json(answers.shift() ?? unknown))

test('столбцы не узнаны: видны первые строки, выбор обязателен и двух одинаковых не бывает', async () => {
  server.use(answering(unknown))
  const { user } = await open()
  await user.upload(field(), xlsx())
  await heading('Выберите столбцы')
  expect(screen.getByText(/лист[а-я]*\s«Заявка»/i)).toBeInTheDocument()
  const table = within(screen.getByRole('region', { name: 'Первые строки файла', hidden: true }))
  expect(
    table.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent),
  ).toEqual(['A', 'B'])
  expect(table.getByText('Надо')).toBeInTheDocument()
  await user.click(await read())
  expect(await screen.findAllByText('Выберите столбец', { selector: ':not(option)' })).toHaveLength(
    2,
  )
  await user.selectOptions(await select(/артикул/), 'A')
  await user.selectOptions(await select(/количеств/), 'A')
  await user.click(await read())
  expect(await screen.findByText(/В\sэтом столбце артикул/)).toBeInTheDocument()
  expect(sent).toEqual(['file'])
})

test('выбраны клавиатурой — тот же файл прочитан по ним', async () => {
  server.use(
    answering(unknown, { sheet: 'Заявка', columns, preview, rows: [good], failed: 0, notices: [] }),
  )
  const { user } = await open()
  await user.upload(field(), xlsx())
  const article = await select(/артикул/)
  expect(within(article).getByText('A: Шифр, A-1')).toBeInTheDocument()
  await user.selectOptions(article, 'A')
  await user.selectOptions(await select(/количеств/), 'B')
  const button = await read()
  button.focus()
  await user.keyboard('{Enter}')
  expect(
    await screen.findByText(/Артикул — столбец A «Шифр», количество — столбец B «Надо»: 5 …/),
  ).toBeInTheDocument()
  expect(sent).toEqual(['file', 'article=A', 'quantity=B', 'file'])
})

test('§4: чтение по выбранным столбцам отменено — файл и выбор на месте', async () => {
  server.use(answering(unknown))
  const { user } = await open()
  await user.upload(field(), xlsx())
  await user.selectOptions(await select(/артикул/), 'A')
  await user.selectOptions(await select(/количеств/), 'B')
  server.use(http.post(path, () => new Promise(() => undefined)))
  await user.click(await read())
  await user.click(await press('Отменить'))
  await heading('Выберите столбцы')
  expect(await select(/артикул/)).toHaveValue('A')
  expect(await select(/количеств/)).toHaveValue('B')
})

test('в выбранных столбцах товара нет: сказано там же, выбранное на месте', async () => {
  server.use(answering(unknown))
  const { user } = await open()
  await user.upload(field(), xlsx())
  await user.selectOptions(await select(/артикул/), 'B')
  await user.selectOptions(await select(/количеств/), 'A')
  server.use(
    http.post(path, () =>
      HttpResponse.json(
        { code: 'EXCEL_EMPTY', message: 'В файле нет ни одной строки.' },
        { status: 422 },
      ),
    ),
  )
  await user.click(await read())
  expect(await screen.findByText('В файле нет ни одной строки.')).toBeInTheDocument()
  expect(await select(/артикул/)).toHaveValue('B')
})

test('угадано не то: столбцы можно выбрать заново, выбраны прежние', async () => {
  server.use(checked(good, bad))
  const { user } = await open()
  await user.upload(field(), xlsx())
  await user.click(await press('Выбрать другие столбцы'))
  await heading('Выберите столбцы')
  expect(await select(/артикул/)).toHaveValue('A')
  expect(await select(/количеств/)).toHaveValue('B')
  await user.click(await press('выбрать другой файл'))
  expect(field()).toBeEnabled()
})

test('D68: что осталось от ячейки и что в файле скрыто, сказано; товар берётся нажатием', async () => {
  const unread = {
    ...bad,
    article: 'B-7 срочно',
    reason: { code: 'LEFT_OVER' as const, message: 'Не использовано: «срочно».' },
  }
  const notices = ['Скрытый лист не прочитан, хотя на нём есть товары: «Старый».']
  server.use(
    answering({ sheet: 'Заявка', columns, preview, rows: [good, unread], failed: 1, notices }),
  )
  const { user } = await open()
  await user.upload(field(), new File(['x'], 'заявка.csv'))
  expect(await screen.findByText(/^Скрытый лист не прочитан/)).toBeInTheDocument()
  expect(screen.getByText(/Не использовано: «срочно»\./)).toBeInTheDocument()
  expect(screen.getByText('артикул B-7 срочно')).toBeInTheDocument()
  await user.click(await press('Взять B-7: Похожее'))
  expect(screen.queryByText(/Не использовано/)).toBeNull()
})

test('выбрали столбцы и добавили: строки уходят обычными шагами', async () => {
  let steps = 0
  server.use(
    answering(unknown, { sheet: 'Заявка', columns, preview, rows: [good], failed: 0, notices: [] }),
    answer('addExcel', () => {
      steps += 1
      return done
    }),
  )
  const { user, closed } = await open()
  await user.upload(field(), xlsx())
  await user.selectOptions(await select(/артикул/), 'A')
  await user.selectOptions(await select(/количеств/), 'B')
  await user.click(await read())
  await user.click(await press('Добавить в корзину'))
  await waitFor(() => expect(closed.count).toBe(1))
  expect(steps).toBe(1)
})
