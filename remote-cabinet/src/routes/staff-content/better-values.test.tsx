import { answer, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const items = [
  { code: 'diameter', name: 'Диаметр', unit: 'мм', better: null, byDefault: 'nearer' as const },
  { code: 'hardness', name: 'Твёрдость', unit: 'HRC', better: null, byDefault: 'none' as const },
]
const path = '/cabinet/staff/products/?better'
const choice = (name: string) => screen.findByRole('combobox', { name: `Что лучше: ${name}` })

test('выбранное сохраняется сразу, «как обычно» — возвращает своё; названо, что действует само', async () => {
  const sent: unknown[] = []
  let kept = items.map((item) => ({ ...item, better: null as string | null }))
  const { user } = await open(
    path,
    {
      handlers: [
        answer('propertyBetter', () => ({ items: kept as typeof items })),
        answer('setPropertyBetter', ({ body }) => {
          sent.push(body)
          const { code, better } = body as { code: string; better: string | null }
          kept = kept.map((item) => (item.code === code ? { ...item, better } : item))
          return { items: kept as typeof items }
        }),
      ],
    },
    'content',
  )
  const hardness = await choice('Твёрдость')
  expect(within(hardness).getByRole('option', { selected: true })).toHaveTextContent(
    'Как обычно: не отмечать',
  )
  await user.selectOptions(hardness, 'Больше')
  await waitFor(async () => expect(await choice('Твёрдость')).toHaveValue('more'))
  await user.selectOptions(await choice('Твёрдость'), 'Как обычно: не отмечать')
  await waitFor(() =>
    expect(sent).toEqual([
      { code: 'hardness', better: 'more' },
      { code: 'hardness', better: null },
    ]),
  )
})

test('выбрано дальше, пока сохраняется: последнее сохранено последним', async () => {
  const sent: unknown[] = []
  const { promise: answered, resolve: release } = Promise.withResolvers<void>()
  const { user } = await open(
    path,
    {
      handlers: [
        answer('propertyBetter', { items }),
        answer('setPropertyBetter', async ({ body }) => {
          sent.push((body as { better: unknown }).better)
          await answered
          return { items }
        }),
      ],
    },
    'content',
  )
  for (const name of ['Больше', 'Меньше', 'Не отмечать'])
    await user.selectOptions(await choice('Твёрдость'), name)
  release()
  await waitFor(() => expect(sent).toEqual(['more', 'none']))
  await waitFor(async () => expect(await choice('Твёрдость')).toHaveAttribute('aria-busy', 'false'))
  expect(await choice('Твёрдость')).toHaveValue('none')
})

test('отказанное выбранным не показано', async () => {
  const { user } = await open(
    path,
    {
      handlers: [
        answer('propertyBetter', { items }),
        refuse('setPropertyBetter', 'REQUEST_INVALID'),
      ],
    },
    'content',
  )
  await user.selectOptions(await choice('Диаметр'), 'Меньше')
  await waitFor(async () => expect(await choice('Диаметр')).toHaveValue(''))
})

test('ищется по имени, е и ё одно; чего нет, о том сказано', async () => {
  const { user } = await open(path, { handlers: [answer('propertyBetter', { items })] }, 'content')
  await choice('Диаметр')
  const find = screen.getByRole('searchbox', { name: 'Найти характеристику' })
  await user.type(find, 'тверд')
  expect(screen.queryByRole('combobox', { name: /Диаметр/ })).toBeNull()
  expect(await choice('Твёрдость')).toBeVisible()
  await user.clear(find)
  await user.type(find, 'вес')
  expect(screen.getByText('Такой характеристики нет')).toBeVisible()
})
