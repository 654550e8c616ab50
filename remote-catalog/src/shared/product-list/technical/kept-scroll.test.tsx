import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { useKeptScroll } from './kept-scroll.ts'

test('задача 14: прокрученное до оживления таблицы — тоже место, куда ведёт «назад»', async () => {
  let isFirst = true
  /** What a person does to a box that is shown and not yet alive: its effects run before those of the box. */
  const ScrolledBefore = () => {
    const own = useRef<HTMLSpanElement>(null)
    useLayoutEffect(() => {
      const box = own.current?.parentElement
      if (isFirst && box) Object.assign(box, { scrollLeft: 120, scrollTop: 680 })
      isFirst = false
    }, [])
    return <span ref={own} />
  }
  const Box = () => (
    <section ref={useKeptScroll(1)} aria-label="Таблица">
      <ScrolledBefore />
    </section>
  )
  const router = createMemoryRouter(
    [
      { path: '/list/', element: <Box /> },
      { path: '/product/', element: <h1>Товар</h1> },
    ],
    { initialEntries: ['/list/'] },
  )
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/product/'))
  await screen.findByRole('heading')
  await act(() => router.navigate(-1))
  const box = await screen.findByRole('region', { name: 'Таблица' })
  expect([box.scrollLeft, box.scrollTop]).toEqual([120, 680])
})
