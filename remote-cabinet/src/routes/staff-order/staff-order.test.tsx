import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { staffOrderMessages as messages } from './staff-order.messages.ts'

test('по своему адресу вошедший посетитель видит страницу', async () => {
  await open('/cabinet/staff/orders/1/', {})
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible()
})
