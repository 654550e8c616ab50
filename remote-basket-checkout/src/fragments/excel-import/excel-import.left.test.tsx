import { answer, hang, server } from '@isp/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  bad,
  checked,
  done,
  field,
  good,
  heading,
  open,
  press,
  xlsx,
} from './excel-import.fixture.tsx'

const error = { row: 3, cell: 'A3', message: 'Товара нет.', article: 'B-8', quantity: 5 }
const shownError = async () => {
  await heading('Не удалось найти все товары')
  const row = screen.getByText('Ячейка A3').closest('li') ?? document.body
  expect(within(row).getByText('Товара нет.')).toBeInTheDocument()
  expect(await press('Взять B-7: Похожее')).toBeEnabled()
  expect(await press('Скачать строки с ошибками')).toBeEnabled()
}
/** The import is under way, its window is closed, then the server answers. */
const leaveWhileAdding = async () => {
  let answerNow = () => {}
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  server.use(
    checked(good, bad),
    http.post('*/bff/api/sale/basket/v2/excel', async () => {
      await asked
      return HttpResponse.json({ ...done, errors: [error] })
    }),
  )
  const { user, session } = await open()
  await user.upload(field(), xlsx())
  await user.click(await press('Добавить в корзину'))
  await screen.findByRole('progressbar', { hidden: true })
  cleanup()
  answerNow()
  await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
  return session.popups.getState().items[0]
}

describe('§2.11, §4, задача 15: окно закрыли, не дождавшись', () => {
  test('недобавленные строки не пропали: о них сказано, и окно показывает их с причиной и похожими', async () => {
    expect((await leaveWhileAdding())?.text).toMatch(
      /1\sстрока. Какие и\sпочему\s— в\sокне загрузки Excel/,
    )
    await open()
    await shownError()
  })

  test('увиденные и закрытые больше не показаны, и чужому не показаны', async () => {
    await leaveWhileAdding()
    const kept = JSON.stringify(localStorage)
    await open()
    await shownError()
    cleanup()
    await open()
    expect(field()).toBeEnabled()
    cleanup()
    for (const [name, value] of Object.entries<string>(JSON.parse(kept)))
      localStorage.setItem(name, value.replace(/"owner":"[^"]*"/, '"owner":"somebody else"'))
    await open()
    expect(field()).toBeEnabled()
  })

  test('от увиденных ошибок можно перейти к другому файлу', async () => {
    await leaveWhileAdding()
    const { user } = await open()
    await user.click(await press('выбрать другой файл'))
    expect(field()).toBeEnabled()
    cleanup()
    await open()
    expect(field()).toBeEnabled()
  })

  test('D14: и о строке, которую проверка приняла, а корзина нет: название и примечание те же', async () => {
    const known = { ...good, row: 3, cell: 'A3', name: 'Сверло 8,5', comment: 'цех 4' }
    server.use(checked(known), hang('addExcel'))
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await screen.findByRole('progressbar', { hidden: true })
    const kept = { ...localStorage }
    cleanup()
    Object.assign(localStorage, kept)
    const sent: unknown[] = []
    server.use(
      answer('addExcel', { ...done, errors: [error] }),
      http.post('*/bff/api/sale/basket/v2/excel/failed', async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(new Blob(['PK']))
      }),
    )
    const later = await open()
    await later.user.click(await press('Скачать строки с ошибками'))
    await waitFor(() =>
      expect(sent).toMatchObject([{ rows: [{ name: 'Сверло 8,5', comment: 'цех 4' }] }]),
    )
  })

  test('D14: после перезагрузки посреди загрузки о строке известно то же, что до неё', async () => {
    server.use(checked(good, bad), hang('addExcel'))
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await screen.findByRole('progressbar', { hidden: true })
    const kept = { ...localStorage }
    cleanup()
    Object.assign(localStorage, kept)
    server.use(answer('addExcel', { ...done, errors: [error] }))
    await open()
    await shownError()
  })
})
