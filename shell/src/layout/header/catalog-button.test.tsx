import { answer, makeSectionTree, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const shell = shellFixture()
const open = () =>
  renderRoute(shell, '/delivery/', {
    handlers: [answer('sectionTree', { items: makeSectionTree() })],
  })
const button = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог', hidden: false })
const panel = () => screen.queryByRole('navigation', { name: 'Разделы каталога' })

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'нажатие с %s — это ссылка браузера: панели нет, новую вкладку никто не отбирает',
  async (key) => {
    await open()
    let isTaken: boolean | null = null
    const look = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault() // jsdom does not follow links
    }
    document.addEventListener('click', look)
    onTestFinished(() => document.removeEventListener('click', look))
    fireEvent.click(button(), { [key]: true })
    expect(isTaken).toBe(false)
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(panel()).toBeNull()
  },
)

test('нажатие мимо панели закрывает её, внутри — нет, на кнопке — закрывает один раз', async () => {
  const { user } = await open()
  await user.click(button())
  const sections = await screen.findByRole('navigation', { name: 'Разделы каталога' })
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(button()).toHaveAttribute('aria-controls', sections.id)
  fireEvent.pointerDown(await screen.findByRole('link', { name: 'Режущий инструмент' }))
  expect(panel()).toBe(sections)
  fireEvent.pointerDown(screen.getByRole('main'))
  expect(panel()).toBeNull()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(panel()).not.toBeNull()
  await user.click(button())
  expect(panel()).toBeNull()
})

test('Escape из глубины панели закрывает её и возвращает клавиатуру на кнопку', async () => {
  const { user } = await open()
  await user.click(button())
  const link = await screen.findByRole('link', { name: 'Режущий инструмент' })
  act(() => link.focus())
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(button()).toHaveFocus()
})

test('раздел, выбранный в панели, закрывает её', async () => {
  const { user, address } = await open()
  await user.click(button())
  await user.click(await screen.findByRole('link', { name: /^Фрезы/ }))
  expect(address()).toBe('/catalog/frezy/')
  expect(panel()).toBeNull()
})
