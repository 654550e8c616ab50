// @vitest-environment jsdom
import { ApiError } from '@isp/api-client'
import { onlineManager } from '@isp/query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from './page.fixture.tsx'
import { type Change, type ChangeOptions, useChange } from './use-change.ts'

const failure = (status: number, code: string) =>
  new ApiError({ status, code, message: `сервер сказал ${code}`, requestId: null })

const send = vi.fn<ChangeOptions<string, number>['send']>()
let change: Change<string, number>

const Page = (options: Partial<ChangeOptions<string, number>>) => {
  change = useChange({ saysFailure: 'popup', send, ...options })
  return (
    <>
      <button type="button" disabled={change.isPending} onClick={() => change.run('текст')}>
        отправить
      </button>
      {change.failure && <p role="alert">{change.failure.message}</p>}
    </>
  )
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'отправить' }))

afterEach(() => {
  cleanup()
  send.mockReset()
  act(() => onlineManager.setOnline(true))
})

test('нажатое дважды отправляется один раз, а после ответа — снова', async () => {
  let arrive = (_answer: number) => {}
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue(8)
  await showPage(<Page />)
  const both = [change.submit('а'), change.submit('б')]
  await act(async () => arrive(7))
  expect(await Promise.all(both)).toEqual([7, 7])
  expect(send).toHaveBeenCalledTimes(1)
  await act(() => change.submit('в'))
  expect(send).toHaveBeenCalledTimes(2)
})

test('без сети не ждёт её молча: отказ сразу, и отправить можно снова', async () => {
  onlineManager.setOnline(false)
  send.mockRejectedValueOnce(failure(0, 'NETWORK')).mockResolvedValue(7)
  await showPage(<Page />)
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('NETWORK')
  press()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('отказ доходит до формы, кнопке хватает слов, успех не празднуется', async () => {
  send.mockRejectedValue(failure(409, 'BASKET_EMPTY'))
  const onDone = vi.fn()
  const { session } = await showPage(<Page onDone={onDone} success={() => ({ text: 'готово' })} />)
  await act(() => expect(change.submit('а')).rejects.toMatchObject({ code: 'BASKET_EMPTY' }))
  press()
  await screen.findByRole('alert')
  expect(onDone).not.toHaveBeenCalled()
  expect(session.popups.getState().items).toEqual([])
})

test('о сбое говорит либо всплывающее окно, либо страница, но не оба', async () => {
  send.mockResolvedValue(7)
  await showPage(<Page />)
  await act(() => change.submit('а'))
  expect(send).toHaveBeenLastCalledWith('а', {})
  cleanup()
  await showPage(<Page saysFailure="page" />)
  await act(() => change.submit('а'))
  expect(send.mock.lastCall?.[1].headers).toEqual({ 'x-isp-ignore-errors': 'all' })
})

test('§8: отказ остаётся в форме, а о сбое сервера говорит всплывающее окно, и только оно', async () => {
  send.mockRejectedValueOnce(failure(409, 'BASKET_EMPTY'))
  const { session } = await showPage(<Page saysFailure="form" />)
  const popups = () => session.popups.getState().items
  press()
  await screen.findByRole('alert')
  expect(popups()).toEqual([])
  send.mockRejectedValue(failure(500, 'INTERNAL_ERROR'))
  await act(() => expect(change.submit('а')).rejects.toMatchObject({ isShown: true }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(popups()).toMatchObject([{ variant: 'error', text: 'сервер сказал INTERNAL_ERROR' }])
})

test('после успеха сказано, что сделано, и устаревшее читается заново', async () => {
  send.mockResolvedValue(7)
  const done: unknown[] = []
  const { session, queryClient } = await showPage(
    <Page
      success={(id, text) => ({ text: `${text}: ${id}` })}
      invalidates={() => [['tickets']]}
      onDone={(id) => done.push(id)}
    />,
  )
  queryClient.setQueryData(['tickets', 1], 'старое')
  queryClient.setQueryData(['orders', 1], 'годное')
  await act(() => change.submit('билет'))
  expect(session.popups.getState().items).toMatchObject([{ variant: 'success', text: 'билет: 7' }])
  expect(queryClient.getQueryState(['tickets', 1])?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(['orders', 1])?.isInvalidated).toBe(false)
  expect(done).toEqual([7])
})

test('§7.4: кто читает корзину, ждёт, пока в пути не останется изменений', async () => {
  send.mockResolvedValue(7)
  const { session } = await showPage(<Page readsBasket />)
  let settle = () => {}
  session.basket.setState({ settled: () => new Promise<void>((resolve) => (settle = resolve)) })
  press()
  await act(async () => {})
  expect(send).not.toHaveBeenCalled()
  await act(async () => settle())
  expect(send).toHaveBeenCalledTimes(1)
})
