import '@isp/testing/setup'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServiceNotice } from './service-notice.tsx'

const MINUTE = 60_000
const CLOSED = 'isp_warningClosedUntil'
const COLLAPSED = 'isp_warningCollapsed'
const short = { key: 'short', status: 'warning', message: 'Склад закрыт в субботу.' } as const
const long = { key: 'long', status: 'info', message: 'слово '.repeat(200) } as const

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  const { dataset } = document.documentElement
  delete dataset.warningClosed
  delete dataset.warningCollapsed
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = (notice: Parameters<typeof ServiceNotice>[0]['notice'] = short) =>
  render(<ServiceNotice notice={notice} />)
const region = () => screen.getByLabelText('Объявление магазина')
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const anotherTab = (name: string, value: string) =>
  act(() => {
    localStorage.setItem(name, value)
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
  })

describe('§2.4: объявление над страницей', () => {
  test('вид и текст названы, это область страницы, а не тревога', () => {
    show()
    expect(region()).toBeVisible()
    expect(screen.getByRole('img', { name: 'Внимание' })).toBeInTheDocument()
    expect(region()).toHaveTextContent('Склад закрыт в субботу.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: /Развернуть/ })).toBeNull()
  })

  test('скрытое уходит на 30 минут и возвращается на открытой странице само', () => {
    show()
    press(/Скрыть/)
    expect(localStorage.getItem(CLOSED)).toBe(`${Date.now() + 30 * MINUTE} ${short.key}`)
    expect(region()).not.toBeVisible()
    pass(30 * MINUTE - 1)
    expect(region()).not.toBeVisible()
    pass(1)
    expect(region()).toBeVisible()
  })

  test('скрытое скрыто и на следующей странице, до конца тех же 30 минут', () => {
    const { unmount } = show()
    press(/Скрыть/)
    pass(10 * MINUTE)
    unmount()
    delete document.documentElement.dataset.warningClosed // simulates a new document
    show()
    expect(region()).not.toBeVisible()
    pass(20 * MINUTE - 1)
    expect(region()).not.toBeVisible()
    pass(1)
    expect(region()).toBeVisible()
  })

  test('скрытое пять минут назад на новой странице скрыто ещё 25', () => {
    localStorage.setItem(CLOSED, `${Date.now() + 25 * MINUTE} ${short.key}`)
    show()
    expect(region()).not.toBeVisible()
    pass(25 * MINUTE)
    expect(region()).toBeVisible()
  })

  test('другой текст или вид виден сразу, хотя прежнее скрыто', () => {
    localStorage.setItem(CLOSED, `${Date.now() + 25 * MINUTE} ${short.key}`)
    document.documentElement.dataset.warningClosed = short.key
    show({ ...short, key: 'other' })
    expect(region()).toBeVisible()
  })

  test('свёрнуто и развёрнуто помнится', () => {
    show(long)
    const button = screen.getByRole('button', { expanded: false })
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(localStorage.getItem(COLLAPSED)).toBe('false')
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(localStorage.getItem(COLLAPSED)).toBe('true')
    expect(document.documentElement.dataset.warningCollapsed).toBe('true')
  })

  test('развёрнутое прежде развёрнуто', () => {
    localStorage.setItem(COLLAPSED, 'false')
    show(long)
    expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test.each(['', '{}', 'NaN x', `1e99 ${short.key}`, `Infinity ${short.key}`, `-1 ${short.key}`])(
    'мусор в памяти (%s) — просто открыто',
    (rubbish) => {
      localStorage.setItem(CLOSED, rubbish)
      localStorage.setItem(COLLAPSED, rubbish)
      show()
      expect(region()).toBeVisible()
    },
  )

  test('память выключена: открыто, а скрытое скрыто до конца получаса на этой странице', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('off')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('off')
    })
    show(long)
    expect(region()).toBeVisible()
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    expect(screen.getByRole('button', { expanded: true })).toBeInTheDocument()
    press(/Скрыть/)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(region()).not.toBeVisible()
    pass(30 * MINUTE)
    expect(region()).toBeVisible()
  })

  test('за другой вкладкой: скрыто и развёрнуто и здесь', () => {
    show(long)
    anotherTab(COLLAPSED, 'false')
    expect(screen.getByRole('button', { expanded: true })).toBeInTheDocument()
    anotherTab(CLOSED, `${Date.now() + 30 * MINUTE} ${long.key}`)
    expect(region()).not.toBeVisible()
  })

  test('нажатое до оживления исполняется, когда объявление ожило', async () => {
    vi.stubGlobal('ispHeldForms', new Map([['notice-dismiss', document.createElement('form')]]))
    show()
    await act(async () => {})
    expect(region()).not.toBeVisible()
    vi.unstubAllGlobals()
  })
})
