import {
  answer,
  createTestContext,
  disconnect,
  enterAs,
  errorResponse,
  server,
  signInHandlers,
} from '@isp/testing'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepAccountLists } from './account-lists.ts'

/** An account with a comparison, in memory. */
let compared: number[] = []
let calls: string[] = []
const account = () => [
  answer('comparisonIds', () => ({ productIds: compared })),
  answer('mergeComparison', ({ body }) => {
    calls.push(`merge ${body.productIds}`)
    compared = [...new Set([...compared, ...body.productIds])]
    return { productIds: compared }
  }),
  answer('addToComparison', ({ params }) => {
    calls.push(`add ${params.id}`)
    if (params.id === 13) return errorResponse('COMPARISON_FULL')
    compared = [...compared, params.id]
    return { productIds: compared }
  }),
  answer('removeFromComparison', ({ params }) => {
    calls.push(`remove ${params.id}`)
    compared = compared.filter((id) => id !== params.id)
    return { productIds: compared }
  }),
  answer('favoriteIds', { productIds: [7] }),
]

const stops: (() => void)[] = []
beforeEach(() => {
  compared = [1]
  calls = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

const open = () => {
  const context = createTestContext()
  server.use(...signInHandlers('buyer'), ...account())
  stops.push(keepAccountLists(context))
  const { preferences } = context.session
  return { context, preferences, marks: () => preferences.getState().comparisonIds }
}
const openSignedIn = async () => {
  const page = open()
  await enterAs(page.context, 'buyer')
  await waitFor(() => expect(page.marks()).toEqual([1]))
  return page
}

describe('сравнение и избранное аккаунта (§1, §3, §4)', () => {
  test('собранное до входа переходит в аккаунт, а в браузере его больше нет', async () => {
    const { context, preferences, marks } = open()
    preferences.getState().toggleComparison(5)
    context.queryClient.setQueryData(['comparison', 'account'], [])
    await enterAs(context, 'buyer')
    await waitFor(() => expect(marks()).toEqual([1, 5]))
    // a page that read the list before the merge reads it again
    expect(context.queryClient.getQueryState(['comparison', 'account'])?.isInvalidated).toBe(true)
    expect(calls).toEqual(['merge 5'])
    expect(JSON.parse(localStorage.getItem('isp_comparison') ?? '[]')).toEqual([])
    expect(preferences.getState().favoriteIds).toEqual([7])
  })

  test('если аккаунт не ответил, собранное до входа остаётся в браузере', async () => {
    const { context, preferences, marks } = open()
    server.use(disconnect('mergeComparison'))
    preferences.getState().toggleComparison(5)
    await enterAs(context, 'buyer')
    await waitFor(() => expect(preferences.getState().favoriteIds).toEqual([7]))
    expect(marks()).toEqual([5])
    expect(localStorage.getItem('isp_comparison')).toBe('[5]')
  })

  test('отметка видна сразу, вызовы идут по одному, последний ответ решает', async () => {
    const { preferences, marks } = await openSignedIn()
    const { toggleComparison } = preferences.getState()
    for (const id of [5, 6, 5]) toggleComparison(id)
    expect(marks()).toEqual([1, 6])
    await waitFor(() => expect(calls).toEqual(['add 5', 'add 6', 'remove 5']))
    await waitFor(() => expect(compared).toEqual([1, 6]))
    expect(marks()).toEqual([1, 6])
    expect(localStorage.getItem('isp_comparison') ?? '').not.toContain('6')
  })

  test('отказ снимает отметку', async () => {
    const { preferences, marks } = await openSignedIn()
    preferences.getState().toggleComparison(13)
    expect(marks()).toEqual([1, 13])
    await waitFor(() => expect(marks()).toEqual([1]))
  })

  test('запись другой вкладки отметок аккаунта не стирает', async () => {
    const { preferences, marks } = await openSignedIn()
    localStorage.setItem('isp_userSettings', '{"catalogView":"tile"}')
    preferences.getState().restore()
    expect(marks()).toEqual([1])
    expect(preferences.getState().settings.catalogView).toBe('tile')
  })

  test('вернувшись на вкладку, видишь отмеченное в другом браузере; убранное там не возвращается', async () => {
    const { marks } = await openSignedIn()
    compared = [2]
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(marks()).toEqual([2]))
    expect(calls).toEqual([])
  })

  test('после выхода отметок нет, а новые — только этого браузера', async () => {
    const { context, preferences, marks } = await openSignedIn()
    await context.session.auth.getState().signOut()
    expect(marks()).toEqual([])
    expect(preferences.getState().favoriteIds).toEqual([])
    preferences.getState().toggleComparison(9)
    expect(localStorage.getItem('isp_comparison')).toBe('[9]')
    expect(calls).toEqual([])
    expect(compared).toEqual([1])
  })
})
