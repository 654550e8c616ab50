import { answer, hang, server } from '@isp/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
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
const leaveWhileAdding = async (errors = [error]) => {
  let answerNow = () => {}
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  server.use(
    checked(good, bad),
    http.post('*/bff/api/sale/basket/v2/excel', async () => {
      await asked
      return HttpResponse.json({ ...done, errors })
    }),
  )
  const { user, session, opened } = await open()
  await user.upload(field(), xlsx())
  await user.click(await press('Добавить в корзину'))
  await screen.findByRole('progressbar', { hidden: true })
  cleanup()
  answerNow()
  await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
  const [said] = session.popups.getState().items
  return { said, opened }
}

describe('§2.11, §4, задача 15: окно закрыли, не дождавшись', () => {
  test('недобавленные строки не пропали: о них сказано, и окно показывает их с причиной и похожими', async () => {
    const { said, opened } = await leaveWhileAdding()
    expect(said?.text).toMatch(/1\sстрока. Какие и\sпочему\s— в\sокне загрузки Excel/)
    expect(said?.button?.text).toBe('Показать')
    said?.button?.onClick()
    expect(opened.count).toBe(1)
    await open()
    await shownError()
  })

  test('увиденные и закрытые больше не показаны, и чужому не показаны', async () => {
    await leaveWhileAdding()
    const kept = { ...localStorage }
    await open()
    await shownError()
    cleanup()
    await open()
    expect(field()).toBeEnabled()
    cleanup()
    for (const [name, value] of Object.entries<string>(kept))
      localStorage.setItem(name, value.replace(/"owner":"[^"]*"/, '"owner":"somebody else"'))
    await open()
    expect(field()).toBeEnabled()
    cleanup()
    // this page has forgotten them; one that is opened anew has the storage alone
    Object.assign(localStorage, kept)
    server.use(hang('addExcel')) // nothing of the import is asked again
    await open()
    await shownError()
  })

  test('хранилище полно — сказанное на этой странице всё равно показано', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await leaveWhileAdding()
    full.mockRestore()
    expect(localStorage).toHaveLength(0)
    await open()
    await shownError()
  })

  test('D14: места на названия строк нет — сама загрузка всё равно переживает перезагрузку', async () => {
    const setItem = Storage.prototype.setItem
    const small = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      name,
      value,
    ) {
      if (value.includes('B-7')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, value)
    })
    server.use(checked(good, bad), hang('addExcel'))
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await screen.findByRole('progressbar', { hidden: true })
    small.mockRestore()
    const kept = { ...localStorage }
    cleanup()
    Object.assign(localStorage, kept)
    server.use(answer('addExcel', { ...done, errors: [error] }))
    await open()
    await heading('Не удалось найти все товары')
    expect(screen.getByText('Ячейка A3')).toBeInTheDocument()
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
