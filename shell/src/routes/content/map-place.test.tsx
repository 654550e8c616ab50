import '@isp/testing/setup'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expect, test } from 'vitest'
import { MapPlace } from './map-place.tsx'

test('D61: чужая карта приходит только по нажатию, в рамке', async () => {
  render(<MapPlace />)
  expect(document.querySelector('iframe')).toBeNull()
  const show = screen.getByRole('link', { name: 'Показать карту' })
  expect(show).toHaveAttribute('href', '/contacts/map/')
  await userEvent.click(show)
  expect(screen.getByTitle('Как нас найти')).toHaveAttribute('src', '/contacts/map/')
})
