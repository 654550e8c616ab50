import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { staffOrdersMessages as messages } from './staff-orders.messages.ts'

test('по своему адресу вошедший посетитель видит страницу и её место в меню', async () => {
  await open('/cabinet/staff/orders/', {})
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible()
  const link = screen.getByRole('link', { name: messages.title })
  expect(link).toHaveAttribute('aria-current', 'page')
})
