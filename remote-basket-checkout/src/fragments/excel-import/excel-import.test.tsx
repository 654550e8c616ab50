import type { ExcelAddInput } from '@isp/contract'
import { MAX_FILE_SIZE } from '@isp/contract/fields'
import { lateLocal } from '@isp/session/late-storage-names'
import { answer, hang, refuse, server } from '@isp/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

beforeEach(() => localStorage.clear())

describe('§2.11: отказы', () => {
  test('не Excel: «Неверный формат файла» — и само исчезает', async () => {
    const { user } = await open()
    await user.upload(field(), new File(['x'], 'заказ.pdf'))
    expect(await screen.findByText('Неверный формат файла')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Неверный формат файла')).toBeNull())
  })

  test('25 МБ и ещё байт: отказ до отправки, причина остаётся; ровно 25 МБ уходит', async () => {
    const { user } = await open()
    const heavy = (size: number) => Object.defineProperty(xlsx(), 'size', { value: size })
    await user.upload(field(), heavy(MAX_FILE_SIZE + 1))
    expect(await screen.findByText('Допустимый размер (25MB)')).toBeInTheDocument()
    expect(field()).toBeEnabled()
    server.use(checked(good))
    await user.upload(field(), heavy(MAX_FILE_SIZE))
    expect(await press('выбрать другой файл')).toBeInTheDocument()
  })

  test('два файла сразу не берутся', async () => {
    await open()
    fireEvent.drop(field().closest('label') as HTMLElement, {
      dataTransfer: { files: [xlsx('1.xlsx'), xlsx('2.xlsx')] },
    })
    expect(await screen.findByText(/только один/)).toBeInTheDocument()
  })

  test('сервер не принял файл: причина остаётся, можно выбрать другой', async () => {
    server.use(refuse('checkExcel', 'EXCEL_ENCRYPTED', 'Файл защищён паролем.'))
    const { user } = await open()
    await user.upload(field(), xlsx())
    expect(await screen.findByText('Файл защищён паролем.')).toBeInTheDocument()
    expect(field()).toBeEnabled()
  })
})

describe('§2.11: от файла до корзины', () => {
  test('заголовок, образец, семь шагов', async () => {
    await open()
    await heading('Добавить товары в корзину из файла Excel')
    expect(screen.getByRole('link', { name: /образец/, hidden: true })).toHaveAttribute(
      'href',
      '/files/example.xlsx',
    )
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(7)
    expect(field()).toHaveAttribute('accept', '.xlsx,.xls,.csv')
  })

  test('§4: пустая корзина — action clear без вопросов, строки одним шагом, окно закрылось', async () => {
    const sent: ExcelAddInput[] = []
    server.use(
      checked(good),
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return done
      }),
    )
    const { user, closed, session } = await open()
    await user.upload(field(), xlsx())
    expect(await press('выбрать другой файл')).toBeInTheDocument()
    await user.click(await press('Добавить в корзину'))
    await waitFor(() => expect(closed.count).toBe(1))
    expect(sent).toMatchObject([
      { action: 'clear', step: 1, rows: [{ row: 2, article: 'A-1', quantity: 5 }] },
    ])
    expect(session.popups.getState().items[0]).toMatchObject({ variant: 'success' })
    expect(localStorage.getItem(lateLocal.excelImport)).toBeNull()
  })

  test.each([
    ['оставить', 'merge'],
    ['удалить', 'clear'],
  ])(
    '§2.12: в корзине есть товары — «%s» значит %s; дальше шаги merge без строк',
    async (name, action) => {
      const sent: ExcelAddInput[] = []
      server.use(
        checked(good),
        answer('addExcel', ({ body }) => {
          sent.push(body)
          return { ...done, percent: body.step * 50, finish: body.step === 2 }
        }),
      )
      const { user, closed } = await open({ lines: 2 })
      await user.upload(field(), xlsx())
      await user.click(await press('Добавить в корзину'))
      await heading('В корзине есть товары')
      expect(sent).toEqual([])
      await user.click(await press(name))
      await waitFor(() => expect(closed.count).toBe(1))
      expect(sent.map(({ action, step, rows }) => [action, step, rows?.length])).toEqual([
        [action, 1, 1],
        ['merge', 2, undefined],
      ])
      expect(new Set(sent.map(({ importId }) => importId)).size).toBe(1)
    },
  )

  test('§4: товар, который уже есть в файле выше, назван со своей ячейкой, и строка годится', async () => {
    const repeated = { ...good, row: 5, cell: 'A5', notes: ['Товар уже есть в строке 2.'] }
    server.use(checked(good, repeated))
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await screen.findByText(/^Обратите внимание: 1\sстрока/))
    const note = screen.getByText('Товар уже есть в строке 2.')
    expect(note.closest('li')).toHaveTextContent('Ячейка A5')
    expect(await press('Добавить в корзину')).toBeEnabled()
  })

  test('строка с ошибкой: ячейка, причина, похожий товар — и его можно взять', async () => {
    const sent: ExcelAddInput[] = []
    server.use(
      checked(good, bad),
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return done
      }),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    expect(await screen.findByText('Ячейка A3')).toBeInTheDocument()
    expect(screen.getByText(/Товара с таким артикулом нет/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Что делать' })).toHaveAttribute(
      'href',
      '/help/zagruzka-iz-excel/#tovar',
    )
    await user.click(screen.getByRole('button', { name: /^Взять B-7/, hidden: true }))
    expect(screen.queryByText('Ячейка A3')).toBeNull()
    await user.click(await press('Добавить в корзину'))
    await waitFor(() => expect(sent[0]?.rows?.[1]).toMatchObject({ row: 3, article: 'B-7' }))
  })

  test('не всё добавлено: список с ячейкой и словами, кнопка в корзину', async () => {
    const error = { row: 3, cell: 'A3', message: 'Товара нет.', article: 'B-8', quantity: 5 }
    server.use(checked(good, bad), answer('addExcel', { ...done, errors: [error] }))
    const { user, closed } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    expect(
      await screen.findByRole('heading', { name: 'Не удалось найти все товары', hidden: true }),
    ).toBeInTheDocument()
    await heading('Эти товары невозможно добавить, обратитесь к администратору')
    expect(screen.getByText('Ячейка A3')).toBeInTheDocument()
    expect(screen.getByText('Товара нет.')).toBeInTheDocument()
    expect(closed.count).toBe(0)
    expect(screen.getByRole('link', { name: 'Перейти в корзину', hidden: true })).toHaveAttribute(
      'href',
      '/basket/',
    )
  })
})

describe('D14: обрыв, отмена, перезагрузка', () => {
  const kept = (step: number) => {
    localStorage.setItem(
      lateLocal.excelImport,
      JSON.stringify({
        importId: 'f1000000-0015-4000-8000-000000000001',
        action: 'clear',
        step,
        owner: ownerOf(),
      }),
    )
  }
  let owner = ''
  const ownerOf = () => owner

  test('связь пропала: «Продолжить» шлёт тот же шаг под тем же номером', async () => {
    const sent: ExcelAddInput[] = []
    server.use(
      checked(good),
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return done
      }),
    )
    const { user, closed } = await open()
    await user.upload(field(), xlsx())
    server.use(refuse('addExcel', 'DATABASE_UNAVAILABLE', 'Попробуйте позже.'))
    await user.click(await press('Добавить в корзину'))
    expect(await screen.findByText('Попробуйте позже.')).toBeInTheDocument()
    owner = JSON.parse(localStorage.getItem(lateLocal.excelImport) ?? '{}').owner
    server.use(
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return done
      }),
    )
    await user.click(await press('Продолжить'))
    await waitFor(() => expect(closed.count).toBe(1))
    expect(sent).toMatchObject([{ step: 1, rows: [{ article: 'A-1' }] }])
  })

  test('после перезагрузки идёт с того же шага, без строк', async () => {
    const sent: ExcelAddInput[] = []
    kept(2)
    server.use(
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return done
      }),
    )
    const { closed } = await open()
    await waitFor(() => expect(closed.count).toBe(1))
    expect(sent).toEqual([
      { action: 'merge', step: 2, importId: 'f1000000-0015-4000-8000-000000000001' },
    ])
  })

  test('чужая начатая загрузка не трогается', async () => {
    owner = 'somebody else'
    kept(2)
    await open()
    expect(field()).toBeEnabled()
  })

  test('отмена не обгоняет шаг, который ещё отправляется: его отправка прервана раньше', async () => {
    const order: string[] = []
    server.use(
      checked(good),
      hang('addExcel'),
      answer('cancelExcel', () => {
        order.push('cancelled')
        return { count: 0, total: 0 }
      }),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    expect(await screen.findByRole('progressbar', { hidden: true })).toBeInTheDocument()
    const abort = vi
      .spyOn(AbortController.prototype, 'abort')
      .mockImplementation(() => void order.push('aborted'))
    await user.click(await press('Отменить'))
    expect(await screen.findByText(/Загрузка отменена/)).toBeInTheDocument()
    abort.mockRestore()
    expect(order.slice(0, 2)).toEqual(['aborted', 'cancelled'])
  })

  test('последний шаг успел раньше отмены: сказано, что товары в корзине, а не что она прежняя', async () => {
    server.use(
      checked(good),
      hang('addExcel'),
      refuse('cancelExcel', 'EXCEL_IMPORT_FINISHED', 'Загрузка уже закончена.'),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await user.click(await press('Отменить'))
    expect(await screen.findByText(/Отменить не успели/)).toBeInTheDocument()
    expect(screen.queryByText(/корзина прежняя/)).toBeNull()
  })

  test('отмена возвращает корзину и говорит об этом', async () => {
    const cancelled: string[] = []
    server.use(
      checked(good),
      hang('addExcel'),
      answer('cancelExcel', ({ body }) => {
        cancelled.push(body.importId)
        return { count: 0, total: 0 }
      }),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    expect(await screen.findByRole('progressbar', { hidden: true })).toBeInTheDocument()
    await user.click(await press('Отменить'))
    expect(await screen.findByText(/Загрузка отменена/)).toBeInTheDocument()
    expect(cancelled).toHaveLength(1)
    expect(localStorage.getItem(lateLocal.excelImport)).toBeNull()
  })
})
