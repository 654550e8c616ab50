import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { CodeStep } from './code-step.tsx'

const open = () => {
  const asked: string[] = []
  const props = {
    address: 'anna@zavod.example',
    sentAt: Date.now(),
    onResend: () => {},
    isSending: false,
    error: null,
    onBack: () => {},
    onCode: (code: string) => {
      asked.push(code)
      return new Promise<void>(() => {})
    },
  }
  const page = render(<CodeStep {...props} isBusy={false} />)
  return {
    asked,
    user: userEvent.setup(),
    check: () => page.rerender(<CodeStep {...props} isBusy />),
  }
}
const boxes = () => screen.getAllByRole('textbox', { name: /^Цифра \d из 4$/ })

describe('§2.8: код из письма', () => {
  test('сказано, на какую почту он ушёл; полей четыре, каждое на одну цифру', async () => {
    const { user, asked } = open()
    expect(screen.getByText('anna@zavod.example').parentElement).toHaveTextContent(
      'Мы отправили код на почту anna@zavod.example',
    )
    expect(boxes()).toHaveLength(4)
    for (const box of boxes()) expect(box).toHaveAttribute('inputmode', 'numeric')
    await user.keyboard('123')
    expect(boxes().map((box) => box.getAttribute('value'))).toEqual(['1', '2', '3', ''])
    expect(asked).toEqual([])
    await user.keyboard('4')
    expect(asked).toEqual(['1234'])
  })

  test('§4: пока код проверяется, второй раз он не уходит', async () => {
    const { user, asked, check } = open()
    await user.paste('1234')
    check()
    await user.paste('5678')
    expect(asked).toEqual(['1234'])
    expect(screen.queryByRole('button', { name: 'Попросить новый код' })).toBeNull()
  })
})
