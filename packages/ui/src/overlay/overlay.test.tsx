import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'
import { Tooltip } from './tooltip.tsx'

const Filters = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Фильтры
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Выберите фильтры">
        <p>Только в наличии</p>
      </Drawer>
    </>
  )
}

describe('выезжающая панель', () => {
  const open = async () => {
    render(<Filters />)
    expect(screen.queryByText('Только в наличии')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }))
    return screen.getByRole('dialog', { name: 'Выберите фильтры' })
  }

  test('открывается с названием и закрывается крестиком', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('закрывается клавишей Escape (событие cancel браузера)', async () => {
    fireEvent(await open(), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('нажатие рядом закрывает, нажатие внутри — нет', async () => {
    const dialog = await open()
    await userEvent.click(screen.getByText('Только в наличии'))
    expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('панель, которая пришла на смену другой, возвращает фокус туда, откуда открывали первую', async () => {
  const Arriving = ({ step }: { step: 'closed' | 'waiting' | 'here' }) => (
    <>
      <button type="button">Кабинет</button>
      {step === 'waiting' && <Drawer key="1" isOpen onClose={() => {}} title="Ждём" children="" />}
      {step === 'here' && <Drawer key="2" isOpen onClose={() => {}} title="Вход" children="" />}
    </>
  )
  const { rerender } = render(<Arriving step="closed" />)
  const opener = screen.getByRole('button', { name: 'Кабинет' })
  opener.focus()
  for (const [step, title] of [
    ['waiting', 'Ждём'],
    ['here', 'Вход'],
  ] as const) {
    rerender(<Arriving step={step} />)
    const dialog = screen.getByRole('dialog', { name: title })
    // jsdom shows a dialog without taking the focus into it, as browsers do
    act(() => within(dialog).getByRole('button', { name: 'Закрыть' }).focus())
  }
  rerender(<Arriving step="closed" />)
  expect(opener).toBe(document.activeElement)
})

describe('§2.15: закрытие окна', () => {
  const animate = vi.fn()
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { animate })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    vi.unstubAllGlobals()
  })

  test.each([
    ['right', 400],
    ['center', 200],
  ] as const)('%s гаснет за %i мс, и гаснущее никому не мешает', async (side, ms) => {
    const { promise: finished, resolve } = Promise.withResolvers<void>()
    animate.mockReset().mockReturnValue({ finished })
    const panel = {
      onClose: () => {},
      title: 'Имя',
      side,
      children: <input id="name" name="who" />,
    }
    const { rerender } = render(<Drawer isOpen {...panel} />)
    rerender(<Drawer isOpen={false} {...panel} />)
    expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: 0 }, ms)
    const [fading] = document.querySelectorAll('dialog')
    expect(fading).toMatchObject({ inert: true, ariaHidden: 'true' })
    expect(fading?.querySelector('[id], [name]')).toBeNull()
    resolve()
    await finished.finally(() => {})
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('подсказка', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const setup = () => {
    render(
      <Tooltip text="Доступно пользователям с компанией">
        <button type="button">Заказы</button>
      </Tooltip>,
    )
    return screen.getByRole('button', { name: 'Заказы' })
  }

  test('появляется через 50 мс наведения, не раньше (§9)', () => {
    fireEvent.pointerEnter(setup().parentElement as Element)
    wait(49)
    expect(screen.queryByRole('tooltip')).toBeNull()
    wait(1)
    expect(screen.getByRole('tooltip').textContent).toBe('Доступно пользователям с компанией')
  })

  test('ждёт указателя, который идёт на неё, и уходит, когда он ушёл совсем', () => {
    const place = setup().parentElement as Element
    fireEvent.pointerEnter(place)
    wait(50)
    fireEvent.pointerLeave(place)
    wait(99)
    expect(screen.getByRole('tooltip')).toBeTruthy()
    fireEvent.pointerEnter(place)
    wait(500)
    expect(screen.getByRole('tooltip')).toBeTruthy()
    fireEvent.pointerLeave(place)
    wait(100)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('видна при фокусе с клавиатуры, описывает кнопку и прячется по Escape', () => {
    const button = setup()
    act(() => button.focus())
    wait(0)
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
