/** @jsxImportSource react */
import { Link, type LinkProps, RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

const show = (props: Partial<LinkProps> = {}) => {
  const link = (
    <Link to="/catalog/?page=2" {...props}>
      каталог
    </Link>
  )
  const router = createMemoryRouter([{ path: '*', element: link }])
  render(<RouterProvider router={router} />)
  const click = async (how: object = {}) => {
    let isLeftToBrowser = false
    await act(async () => {
      isLeftToBrowser = fireEvent.click(screen.getByRole('link'), how)
    })
    const { pathname, search } = router.state.location
    return { isLeftToBrowser, place: pathname + search }
  }
  return { click, router }
}

describe('ссылка магазина', () => {
  test('ведёт без перезагрузки и остаётся настоящей ссылкой', async () => {
    const { click } = show()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/catalog/?page=2')
    expect(await click()).toEqual({ isLeftToBrowser: false, place: '/catalog/?page=2' })
  })

  test('остаётся на месте, если так решила страница', async () => {
    const { click } = show({ onClick: (event) => event.preventDefault() })
    expect((await click()).place).toBe('/')
  })

  test.each<[string, Partial<LinkProps>, object]>([
    ['с Ctrl', {}, { ctrlKey: true }],
    ['средней кнопкой', {}, { button: 1 }],
    ['в новую вкладку', { target: '_blank' }, {}],
  ])('нажатая %s — дело браузера', async (_how, props, how) => {
    const { click } = show(props)
    expect(await click(how)).toEqual({ isLeftToBrowser: true, place: '/' })
  })

  test.each(['?page=2', '#size'])('от места страницы: %s', async (to) => {
    const { click, router } = show({ to })
    expect((await click()).isLeftToBrowser).toBe(false)
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe(`/${to}`)
  })

  test('на саму страницу — не шаг истории; чужой сайт ссылкой магазина не открыть', async () => {
    const { click, router } = show({ to: '/' })
    await click()
    expect(router.state.historyAction).toBe('REPLACE')
    cleanup()
    show({ to: '//other.example/' })
    expect(screen.getByRole('link').getAttribute('href')).not.toMatch(/^\/\//)
  })
})
