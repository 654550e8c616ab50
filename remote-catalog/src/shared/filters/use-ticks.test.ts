import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTicks } from './use-ticks.ts'

const start = (selected: readonly string[]) =>
  renderHook(({ selected, era }) => useTicks(selected, era), {
    initialProps: { selected, era: 0 },
  })

test('выбранное, пока приходит список прежнего выбора, остаётся выбранным и отпущенное — отпущенным', () => {
  const { result, rerender } = start([])
  act(() => result.current.tick('8,5', true))
  act(() => result.current.tick('3', true))
  rerender({ selected: ['8,5'], era: 0 })
  expect(result.current.isTicked('3')).toBe(true)
  act(() => result.current.tick('8,5', false))
  rerender({ selected: ['3', '8,5'], era: 0 })
  expect(result.current.isTicked('8,5')).toBe(false)
})

test('адрес изменила не форма — выбранное до того забыто', () => {
  const { result, rerender } = start(['3'])
  act(() => result.current.tick('8,5', true))
  rerender({ selected: ['3'], era: 1 })
  expect(result.current.isTicked('8,5')).toBe(false)
  act(() => result.current.tick('10', true))
  expect(result.current.isTicked('10')).toBe(true)
  expect(result.current.isTicked('3')).toBe(true)
})
