import { expect, test } from 'vitest'
import { noticeLength } from './notice.tsx'

test.each([
  ['я'.repeat(80), 'short'],
  ['раз\nдва', 'short'],
  ['я'.repeat(81), 'phone'],
  ['я'.repeat(152), 'phone'],
  ['я'.repeat(153), 'long'],
  ['раз\nдва\nтри', 'long'],
] as const)('§2.4: сворачивать есть что: %#', (message, length) => {
  expect(noticeLength(message)).toBe(length)
})
