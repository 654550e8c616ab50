import type { ExcelAddInput } from '@isp/contract'
import { answer, makeBasket, makeBasketLine, makeProductCard, refuse, server } from '@isp/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  bad,
  checked,
  done,
  field,
  good,
  heading,
  near,
  open,
  press,
  xlsx,
} from './excel-import.fixture.tsx'

beforeEach(() => localStorage.clear())

/** Sentences of §2.11, §2.12 and §4 that the other file leaves out. */
const dropOn = (files: File[]) =>
  fireEvent.drop(field().closest('label') ?? field(), { dataTransfer: { files } })

describe('§2.11', () => {
  test('семь шагов инструкции — те самые', async () => {
    await open()
    const steps = screen.getAllByRole('listitem', { hidden: true })
    expect(steps.map((step) => step.textContent?.replace(/\s/g, ' '))).toEqual([
      'Скачайте образец файла.',
      'Не добавляйте, не удаляйте и не переставляйте столбцы и строки.',
      'Заполните столбец «Артикул»: артикулы — как на портале.',
      'Заполните столбец «Количество».',
      'Столбец «Наименование» можно не заполнять.',
      'Файл должен быть в формате MS Excel (.xlsx).',
      'Все данные — на одном листе.',
    ])
  })

  test('файл можно перетащить, .xls тоже', async () => {
    server.use(checked(good))
    await open()
    dropOn([xlsx('старый.XLS')])
    expect(await screen.findByText(/Файл\s«старый\.XLS»/)).toBeInTheDocument()
  })

  test('неверный формат виден две секунды, не меньше и не дольше', async () => {
    await open()
    const before = performance.now()
    dropOn([new File(['x'], 'заказ.txt')])
    expect(await screen.findByText('Неверный формат файла')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Неверный формат файла')).toBeNull())
    expect(performance.now() - before).toBeGreaterThan(1990)
  })

  test('нажатие рядом с окном закрывает его', async () => {
    const { user, closed } = await open()
    await user.click(screen.getByRole('dialog', { hidden: true }))
    expect(closed.count).toBe(1)
  })
})

describe('§2.12', () => {
  test('положенное с другого устройства тоже спрошено: корзина прочитана перед вопросом', async () => {
    server.use(checked(good))
    const { user } = await open()
    await user.upload(field(), xlsx())
    const meanwhile = makeBasket([
      makeBasketLine({ product: makeProductCard({ id: 1 }), quantityOrdered: 1 }),
    ])
    server.use(answer('basketV2', meanwhile), answer('basket', meanwhile))
    await user.click(await press('Добавить в корзину'))
    await heading('В корзине есть товары')
    expect(
      screen.getByText(/Что сделать с\sтоварами, которые уже в\sкорзине\?/),
    ).toBeInTheDocument()
  })
})

describe('§4', () => {
  test('пока файл читается, ни выбрать другой, ни добавить нельзя; чтение можно отменить', async () => {
    // a form of jsdom with a file in it breaks off before a late answer comes
    const append = vi.spyOn(FormData.prototype, 'append').mockReturnValue()
    onTestFinished(() => append.mockRestore())
    server.use(
      http.post('*/bff/api/sale/basket/v2/excel/check', () => new Promise(() => undefined)),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    expect(await screen.findAllByText(/^Читаем\sфайл/)).not.toHaveLength(0)
    expect(screen.queryByLabelText(/^Выберите файл/)).toBeNull()
    expect(await press('Добавить в корзину')).toBeDisabled()
    const abort = vi.spyOn(AbortController.prototype, 'abort')
    await user.click(await press('Отменить'))
    expect(field()).toBeEnabled()
    expect(screen.queryByText(/^Читаем\sфайл/)).toBeNull()
    expect(abort).toHaveBeenCalled()
    abort.mockRestore()
  })

  test('100 процентов — конец и без finish; корзина и пользователь прочитаны заново, окно — через секунду', async () => {
    const asked: string[] = []
    let answeredAt = 0
    const last = answer('addExcel', () => {
      answeredAt = performance.now()
      return { ...done, finish: false }
    })
    server.use(checked(good), last)
    const note = ({ request }: { request: Request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    server.events.on('request:start', note)
    const { user, closed } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await screen.findByText(/^100\s%$/)
    await waitFor(() => expect(closed.count).toBe(1))
    server.events.removeListener('request:start', note)
    expect(performance.now() - answeredAt).toBeGreaterThan(800)
    const after = asked.slice(asked.findIndex((call) => call.endsWith('/v2/excel')) + 1)
    expect(after.filter((call) => /^GET .*basket/.test(call))).not.toEqual([])
    expect(after).toContain('GET /bff/api/user/me')
  })

  test('ни одной годной строки: добавить нечего, корзину не очистить', async () => {
    server.use(checked(bad))
    const { user } = await open({ lines: 1 })
    await user.upload(field(), xlsx())
    expect(await press('Добавить в корзину')).toBeDisabled()
    expect(screen.getByText(/Добавить нечего/)).toBeInTheDocument()
    expect(await press('Скачать строки с ошибками')).toBeEnabled()
  })

  test('у недобавленной строки — похожий товар: взят в её количестве', async () => {
    const added: object[] = []
    const error = { row: 3, cell: 'A3', message: 'Товара нет.', article: 'B-8', quantity: 5 }
    server.use(
      checked(good, bad),
      answer('addExcel', { ...done, errors: [error] }),
      answer('addToBasketV2', ({ body }) => {
        added.push(body)
        const line = { productId: 7, quantityOrdered: 5, raisedFrom: null, sum: 5, problem: null }
        return { lines: [line], count: 1, total: 5 }
      }),
    )
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    await heading('Не удалось найти все товары')
    await user.click(await press(`Взять ${near.article}: ${near.name}`))
    expect(await screen.findByText('Добавлен B-7')).toBeInTheDocument()
    expect(added).toMatchObject([{ items: [{ productId: 7, quantityOrdered: 5 }] }])
  })

  test('количество не число: похожие названы, но взять их нельзя', async () => {
    server.use(checked(good, { ...bad, quantity: 'много' }))
    const { user } = await open()
    await user.upload(field(), xlsx())
    const row = await screen.findByText('Ячейка A3')
    expect(within(row.closest('li') ?? row).getByText('B-7: Похожее')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Взять/, hidden: true })).toBeNull()
  })
})

describe('D14', () => {
  test('процент не растёт три шага — остановка со словами и продолжением', async () => {
    const sent: ExcelAddInput[] = []
    server.use(
      checked(good),
      answer('addExcel', ({ body }) => {
        sent.push(body)
        return { ...done, percent: 10, finish: false }
      }),
    )
    const { user, closed } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    expect(await screen.findByText(/Загрузка остановилась/)).toBeInTheDocument()
    expect(sent.map(({ step }) => step)).toEqual([1, 2, 3, 4])
    server.use(answer('addExcel', done))
    await user.click(await press('Продолжить'))
    await waitFor(() => expect(closed.count).toBe(1))
  })

  test('сервер больше не знает загрузки: сказано, файл можно выбрать снова', async () => {
    server.use(checked(good), refuse('addExcel', 'EXCEL_IMPORT_CANCELLED', 'Загрузка отменена.'))
    const { user } = await open()
    await user.upload(field(), xlsx())
    await user.click(await press('Добавить в корзину'))
    expect(await screen.findByText('Загрузка отменена.')).toBeInTheDocument()
    expect(field()).toBeEnabled()
  })
})
