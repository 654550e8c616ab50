// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useReplay } from './use-replay.ts'

afterEach(() => {
  cleanup()
  delete window.ispHeldForms
})

const send = vi.fn()
const SignIn = ({ name = 'sign-in' }: { name?: string }) => (
  <form
    {...useReplay(name)}
    onSubmit={(event) => {
      event.preventDefault()
      send()
    }}
  />
)
const held = (key: string) => {
  window.ispHeldForms = new Map([[key, document.createElement('form')]])
  send.mockClear()
}
const show = (element = <SignIn />) => act(async () => render(element))

test('отправленное до оживления уходит один раз, и при новом появлении формы — больше не уходит', async () => {
  held('sign-in')
  await show()
  expect(send).toHaveBeenCalledTimes(1)
  cleanup()
  await show()
  await show(
    <StrictMode>
      <SignIn />
    </StrictMode>,
  )
  expect(send).toHaveBeenCalledTimes(1)
})

test('чужая отправка этой форме не достаётся и остаётся той, чья она', async () => {
  held('sign-in')
  await show(<SignIn name="compare-5" />)
  expect(send).not.toHaveBeenCalled()
  expect(window.ispHeldForms?.has('sign-in')).toBe(true)
})

test('ожившая форма отмечена, чтобы её больше не задерживали, и не занята', async () => {
  held('sign-in')
  const { container } = await show()
  const form = container.querySelector('form')
  expect(form?.dataset.hydrated).toBe('')
  expect(form?.hasAttribute('aria-busy')).toBe(false)
})

test('где ничего не задерживали, ничего и не отправлено', async () => {
  send.mockClear()
  await show()
  expect(send).not.toHaveBeenCalled()
})
