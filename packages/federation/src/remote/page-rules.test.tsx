// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageRules } from './page-rules.tsx'

afterEach(cleanup)

const overflow = () => getComputedStyle(document.body).overflow

test('правила на всю страницу действуют, пока страница открыта, и уходят с ней', () => {
  const styles = document.querySelectorAll('style').length
  expect(overflow()).not.toBe('hidden')
  const { rerender, unmount } = render(<PageRules>{'body { overflow: hidden }'}</PageRules>)
  expect(overflow()).toBe('hidden')
  rerender(<PageRules>{'body { overflow: clip }'}</PageRules>)
  expect(overflow()).toBe('clip')
  unmount()
  expect(overflow()).not.toBe('clip')
  expect(document.querySelectorAll('style')).toHaveLength(styles)
})
