import '@isp/testing/setup'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BasketBlock } from './basket-block.tsx'

test('§2.3: покупатель видит число позиций, косую черту и сумму в рублях', () => {
  const element = <BasketBlock lineCount={3} total={1_234_560} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const link = screen.getByRole('link', { name: /^Корзина: 3 \/ 12\s345,60\s₽$/ })
  expect(link).toHaveTextContent(/3 \/ 12\s345,60\s₽/)
})
