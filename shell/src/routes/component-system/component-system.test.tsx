import { answer, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellFixture } from '../../layout/shell.fixture.tsx'

test('разработчик видит группы компонентов и может открыть одну', async () => {
  const { user } = await renderRoute(shellFixture(), '/componentSystem/shell/')
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Оболочка магазина' }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2, name: 'Кнопки' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Кнопки' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Кнопки' })).toBeInTheDocument()
})

test('неизвестная группа — страница 404', async () => {
  await renderRoute(shellFixture(), '/componentSystem/unknown/', {
    handlers: [answer('sectionTree', { items: [] })],
  })
  expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeInTheDocument()
})
