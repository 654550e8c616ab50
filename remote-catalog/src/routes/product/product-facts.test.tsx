import { answer, makeProduct, renderRoute, server, words } from '@isp/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

beforeEach(() =>
  server.use(
    answer('sizeSteps', { steps: null }),
    answer('related', { items: [] }),
    answer('productCards', { items: [] }),
  ),
)
const open = (over: Parameters<typeof makeProduct>[0]) => {
  const product = makeProduct(over)
  return renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [answer('productBySlug', product), answer('analogues', { items: [] })],
  })
}
const attribute = (name: string, value: number | string | boolean, group: string | null) => ({
  ...{ code: name, name, unit: typeof value === 'number' ? 'мм' : null, value, group },
})

describe('задача 14: характеристики по группам', () => {
  test('у каждой группы заголовок, названия и значения — парами; что без группы — в конце', async () => {
    await open({
      attributes: [
        attribute('Диаметр', 8.5, 'Размеры'),
        attribute('Покрытие', 'TiN', 'Материал и покрытие'),
        attribute('Длина', 117, 'Размеры'),
        attribute('Правое', true, null),
      ],
    })
    const block = (await screen.findByRole('heading', { name: 'Характеристики' })).parentElement
    const facts = within(block as HTMLElement)
    expect(facts.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Размеры',
      'Материал и покрытие',
      'Прочие характеристики',
    ])
    expect(facts.getAllByRole('term').map((one) => one.textContent)).toEqual([
      'Диаметр',
      'Длина',
      'Покрытие',
      'Правое',
    ])
    expect(facts.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '8,5\u00a0мм',
      '117\u00a0мм',
      'TiN',
      'да',
    ])
  })

  test('метчик ведёт к отверстию под свою резьбу, болт — нет', async () => {
    const thread = { ...attribute('Резьба', 'М8×1,25', null), code: 'thread' }
    const drill = { ...attribute('Сверло', 6.8, null), code: 'drill_diameter' }
    await open({ attributes: [thread, drill] })
    expect(await screen.findByRole('link', { name: /Отверстия под резьбу/ })).toHaveAttribute(
      'href',
      `/help/otverstiya-pod-rezbu/?${new URLSearchParams({ calc: 'thread-drill', thread: 'М8×1,25' })}#calc-thread-drill`,
    )
    cleanup()
    await open({ attributes: [thread] })
    await screen.findByRole('heading', { name: 'Характеристики' })
    expect(screen.queryByRole('link', { name: /Отверстия под резьбу/ })).toBeNull()
  })

  test('у групп материалов ISO цветные квадраты и сказанный материал, у прочих букв — ни того, ни другого', async () => {
    await open({
      attributes: [
        attribute('Группы материалов ISO', 'P, H', null),
        attribute('Группа материала', 'прочее', null),
        attribute('Класс точности', 'P', null),
      ],
    })
    const block = (await screen.findByRole('heading', { name: 'Характеристики' })).parentElement
    const facts = within(block as HTMLElement).getAllByRole('definition')
    expect(facts.map((one) => [one.textContent, one.dataset.workGroups])).toEqual([
      ['P, H\u00a0— сталь, закалённая сталь', 'P, H'],
      ['прочее', undefined],
      ['P', undefined],
    ])
  })

  test('единственной группе заголовок не нужен, без характеристик нет и блока', async () => {
    const { unmount } = await open({ attributes: [attribute('Диаметр', 8.5, null)] })
    await screen.findByRole('heading', { name: 'Характеристики' })
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
    unmount()
    await open({ attributes: [] })
    await screen.findByRole('heading', { name: 'Документы' })
    expect(screen.queryByRole('heading', { name: 'Характеристики' })).toBeNull()
  })
})

describe('задача 14: замена производителем', () => {
  const other = { id: 5, slug: 'sverlo-novoe', name: 'Сверло новое', article: 'N-5', isSold: true }

  test('прежний товар ведёт к новому', async () => {
    await open({ replacedBy: other })
    expect(await screen.findByText(/Заменён на/)).toHaveTextContent(
      words('Заменён на Сверло новое, артикул N-5'),
    )
    expect(screen.getByRole('link', { name: 'Сверло новое' })).toHaveAttribute(
      'href',
      '/product/sverlo-novoe/',
    )
  })

  test('новый называет прежние; к снятому с продажи ссылки нет', async () => {
    await open({ replaces: [other, { ...other, id: 6, name: 'Старьё', isSold: false }] })
    expect(await screen.findByText(/^Заменяет/)).toHaveTextContent(
      words('Заменяет Сверло новое, артикул N-5, Старьё, артикул N-5 (больше не продаётся)'),
    )
    expect(screen.queryByRole('link', { name: 'Старьё' })).toBeNull()
  })
})

test('штрихкоды стоят среди характеристик', async () => {
  await open({ gtins: ['4006381333931', '96385074'] })
  expect(await screen.findByText(words('Штрихкод (GTIN)'))).toBeVisible()
  expect(screen.getByText('4006381333931, 96385074')).toBeVisible()
})

describe('задача 14: для закупок по 44-ФЗ и 223-ФЗ', () => {
  const procurement = { country: 'Россия', okpd2: '25.73.40', registerNumber: '10184523' }

  test('без данных блока нет, без номера записи нет и его строки', async () => {
    const { unmount } = await open({})
    await screen.findByRole('heading', { name: 'Документы' })
    expect(screen.queryByRole('heading', { name: /закупок/ })).toBeNull()
    unmount()
    const alone = await open({
      procurement: { country: 'Китай', okpd2: null, registerNumber: null },
    })
    expect(await screen.findByRole('heading', { name: 'Происхождение' })).toBeVisible()
    expect(screen.getByText('Китай')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /закупок/ })).toBeNull()
    alone.unmount()
    await open({ procurement: { ...procurement, registerNumber: null } })
    expect(await screen.findByText('25.73.40')).toBeVisible()
    expect(screen.queryByText(/Реестровая запись/)).toBeNull()
  })

  test('всё копируется одним текстом вместе с названием и артикулом', async () => {
    const { user, session } = await open({ procurement, name: 'Сверло 8' })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Скопировать для документации' }))
    const [text = ''] = write.mock.calls[0] ?? []
    expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Товар: Сверло 8',
      'Артикул: VT-1204/1001',
      'Страна происхождения: Россия',
      'Код ОКПД2: 25.73.40',
      'Реестровая запись Минпромторга (ГИСП) №: 10184523',
    ])
    expect(session.popups.getState().items).toMatchObject([{ variant: 'success' }])
    write.mockRejectedValue(new DOMException('denied'))
    await user.click(screen.getByRole('button', { name: 'Скопировать для документации' }))
    await waitFor(() =>
      expect(session.popups.getState().items.at(-1)).toMatchObject({ variant: 'error' }),
    )
  })
})

test('задача 14: чертёж — изображение со своим адресом, а размеры сказаны словами', async () => {
  await open({
    name: 'Сверло 8',
    attributes: [attribute('Диаметр', 8.5, null), attribute('Покрытие', 'TiN', null)],
    drawing: {
      version: '0123456789ab',
      wide: { width: 760, height: 190 },
      narrow: { width: 340, height: 160 },
    },
  })
  const picture = await screen.findByRole('img', { name: /^Чертёж/ })
  expect(picture).toHaveAccessibleName(words('Чертёж: Сверло 8. Размеры: диаметр 8,5 мм'))
  expect(picture).toHaveAttribute(
    'src',
    '/bff/api/catalog/products/1001/drawing?view=wide&version=0123456789ab',
  )
  expect(picture).toHaveAttribute('height', '190')
})
