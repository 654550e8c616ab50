import { answer, makeSectionNode, makeSectionTree, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const items = makeSectionTree().map((root) => ({
  ...root,
  children: [...root.children, makeSectionNode({ id: root.id + 900, name: `Прочее ${root.id}` })],
}))
const open = (mode: 'demo' | 'production') =>
  renderRoute(
    shellFixture(() => [], mode),
    '/delivery/',
    { handlers: [answer('sectionTree', { items })] },
  )
const button = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог' })
const panel = () => screen.queryByRole('navigation', { name: 'Разделы каталога' })

describe('§2.3: каталог по наведению', () => {
  test('в обычном режиме наведение ничего не открывает', async () => {
    const { user } = await open('production')
    await user.hover(button())
    expect(panel()).toBeNull()
    await user.click(button())
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    expect(screen.queryByRole('button', { name: 'открыть все' })).toBeNull()
  })

  test('в демо открывается наведением, нажатие его не закрывает, уход мыши с шапки — закрывает', async () => {
    const { user } = await open('demo')
    await user.hover(button())
    expect(await screen.findByRole('button', { name: 'открыть все' })).toBeInTheDocument()
    await user.click(button())
    expect(panel()).not.toBeNull()
    fireEvent.mouseOver(await screen.findByRole('link', { name: 'Режущий инструмент' }))
    expect(panel()).not.toBeNull()
    fireEvent.mouseOver(screen.getByRole('main'))
    expect(panel()).toBeNull()
  })

  test('подразделы раскрываются по одному, все сразу и закрываются', async () => {
    const { user } = await open('demo')
    await user.hover(button())
    const branch = await screen.findByRole('button', { name: 'Подразделы: Режущий инструмент' })
    expect(branch).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: /^Фрезы/ })).toBeNull()
    await user.click(branch)
    expect(screen.getByRole('link', { name: /^Фрезы/ })).toHaveAttribute('href', '/catalog/frezy/')
    await user.click(branch)
    expect(branch).toHaveAttribute('aria-expanded', 'false')
    await user.click(branch)
    await user.click(screen.getByRole('button', { name: 'закрыть все' }))
    expect(branch).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: 'открыть все' }))
    const branches = screen.getAllByRole('button', { name: /^Подразделы: / })
    expect(branches).toHaveLength(2)
    for (const one of branches) expect(one).toHaveAttribute('aria-expanded', 'true')
    expect(branch).toHaveAttribute('aria-expanded', 'true')
  })
})
