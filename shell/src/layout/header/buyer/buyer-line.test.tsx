import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from '../../shell.fixture.tsx'

const shell = shellFixture(() => [
  { id: 'test:cabinet', path: '/cabinet/', element: <p>личный кабинет</p> },
])
const header = () => within(screen.getByRole('banner', { hidden: true }))
const change = { name: /^Покупаю для: .*Сменить$/, hidden: true }

describe('§2.9 для кого я покупаю: шапка каждой страницы', () => {
  test('анониму, и пока неизвестно, кто здесь, ничего не показано', async () => {
    await renderRoute(shell, '/delivery/')
    expect(screen.queryByText(/Покупаю для/)).toBeNull()
    expect(header().queryByRole('button', change)).toBeNull()
  })

  test('у кого одна компания и один договор, тот видит их, менять нечего', async () => {
    await renderRoute(shell, '/delivery/', { as: 'outsider' })
    expect(await header().findAllByTitle('Бета, Договор 3')).toHaveLength(2)
    expect(header().queryByRole('button', change)).toBeNull()
  })

  test('D5: у кого есть из чего выбрать, тот открывает выбор на месте', async () => {
    const { user, address } = await renderRoute(shell, '/delivery/', { as: 'manager' })
    const [line] = await header().findAllByRole('button', change)
    expect(line).toHaveTextContent('АльфаДоговор 1')
    await user.click(line as HTMLElement)
    expect(address()).toBe('/delivery/')
    const dialog = screen.getByRole('dialog', { name: 'Для кого покупаю', hidden: true })
    await user.click(within(dialog).getByRole('button', { name: /Закрыть/, hidden: true }))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  test('§2.9: из окна выбора — в кабинет, а из кабинета — в каталог', async () => {
    const { user, address } = await renderRoute(shell, '/delivery/', { as: 'manager' })
    const open = async () => {
      const [line] = await header().findAllByRole('button', change)
      await user.click(line as HTMLElement)
      return within(screen.getByRole('dialog', { name: 'Для кого покупаю', hidden: true }))
    }
    const outside = await open()
    expect(outside.queryByRole('link', { name: 'перейти в каталог', hidden: true })).toBeNull()
    await user.click(outside.getByRole('link', { name: 'перейти в кабинет', hidden: true }))
    expect(address()).toBe('/cabinet/')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    const inside = await open()
    expect(inside.queryByRole('link', { name: 'перейти в кабинет', hidden: true })).toBeNull()
    const link = inside.getByRole('link', { name: 'перейти в каталог', hidden: true })
    expect(link).toHaveAttribute('href', '/catalog/')
  })

  test('сотруднику без компании шапка компании не придумывает', async () => {
    await renderRoute(shell, '/delivery/', { as: 'content' })
    await screen.findAllByRole('link', { name: 'Кабинет, вход выполнен', hidden: true })
    expect(screen.queryByText(/Покупаю для/)).toBeNull()
  })

  test('§2.7: пока выбор не подтверждён, шапка просит выбрать', async () => {
    const { session } = await renderRoute(shell, '/delivery/', { as: 'manager' })
    session.auth.setState({ isConfirmed: false })
    expect(
      await header().findAllByRole('button', { name: /Выберите компанию/, hidden: true }),
    ).toHaveLength(2)
  })
})
