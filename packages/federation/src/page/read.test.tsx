// @vitest-environment jsdom
import { ApiError } from '@isp/api-client'
import { onlineManager, queryOptions, useQuery } from '@isp/query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { showPage } from './page.fixture.tsx'
import { Read, type ReadProps } from './read.tsx'

const failure = (status: number, code = 'INTERNAL_ERROR') =>
  new ApiError({ status, code, message: `сервер сказал ${code}`, requestId: 'req-7' })

const queryFn = vi.fn<() => Promise<string[]>>()
const options = queryOptions({ queryKey: ['things'], queryFn })

type Look = Omit<ReadProps<string[]>, 'query' | 'children' | 'waiting'>
const Things = (look: Look) => (
  <Read
    query={useQuery(options)}
    waiting={<p>едет</p>}
    isEmpty={(things) => things.length === 0}
    empty={<p>пусто</p>}
    {...look}
  >
    {(things) => <p>{things.join(', ')}</p>}
  </Read>
)

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))

afterEach(() => {
  cleanup()
  queryFn.mockReset()
  act(() => onlineManager.setOnline(true))
})

describe('чтение', () => {
  test.each([
    [0, 'NETWORK', 'Нет связи'],
    [500, 'INTERNAL_ERROR', 'сервер сказал INTERNAL_ERROR'],
    [429, 'TOO_MANY_REQUESTS', 'сервер сказал TOO_MANY_REQUESTS'],
  ])(
    'сбой (%s %s) не похож ни на пустоту, ни на «не найдено», и повтор помогает',
    async (status, code, text) => {
      queryFn.mockRejectedValueOnce(failure(status, code)).mockResolvedValue(['сверло'])
      await showPage(<Things />)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(text)
      expect(alert.textContent).toContain('req-7')
      expect(screen.queryByText('пусто')).toBeNull()
      expect(screen.queryByText('Не найдено')).toBeNull()
      retry()
      expect(await screen.findByText('сверло')).toBeDefined()
    },
  )

  test('не ответ сервера, а наша ошибка — тоже сбой, без её подробностей', async () => {
    queryFn.mockRejectedValue(new TypeError('x is undefined'))
    await showPage(<Things />)
    expect((await screen.findByRole('alert')).textContent).not.toContain('undefined')
  })

  test('без сети сказано, что сети нет; со связью всё приходит само', async () => {
    onlineManager.setOnline(false)
    queryFn.mockResolvedValue(['сверло'])
    await showPage(<Things />)
    expect(screen.getByRole('alert').textContent).toMatch(/Нет подключения к\sсети/)
    expect(screen.queryByText('едет')).toBeNull()
    expect(queryFn).not.toHaveBeenCalled()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByText('сверло')).toBeDefined()
  })

  test('кто нажал «Повторить» без сети, знает лучше браузера: спрошено сразу', async () => {
    onlineManager.setOnline(false)
    queryFn.mockResolvedValue(['сверло'])
    await showPage(<Things />)
    retry()
    expect(await screen.findByText('сверло')).toBeDefined()
  })

  test('оборвавшееся чтение повторяется само, когда сеть вернулась', async () => {
    queryFn.mockRejectedValueOnce(failure(0, 'NETWORK')).mockResolvedValue(['сверло'])
    await showPage(<Things />)
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('сверло')).toBeDefined()
  })

  test.each([
    [404, 'ORDER_NOT_FOUND', 'Не найдено'],
    [403, 'ROLE_FORBIDDEN', 'Нет доступа'],
    [409, 'COMPANY_REQUIRED', 'Не выбрана компания'],
    [401, 'UNAUTHENTICATED', 'Войдите, чтобы продолжить'],
  ])(
    'отказ (%s %s) назван своими словами, и повторять его не зовут',
    async (status, code, title) => {
      queryFn.mockRejectedValue(failure(status, code))
      await showPage(<Things />)
      expect(await screen.findByRole('heading', { name: title })).toBeDefined()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    },
  )

  test('закончившаяся сессия открывает вход поверх страницы', async () => {
    queryFn.mockRejectedValue(failure(401, 'UNAUTHENTICATED'))
    const { session } = await showPage(<Things />)
    fireEvent.click(await screen.findByRole('button', { name: 'Войти' }))
    expect(session.auth.getState().dialog).toMatchObject({ returnTo: null })
  })

  test('слова страницы важнее общих, код важнее статуса', async () => {
    queryFn.mockRejectedValue(failure(404, 'ORDER_NOT_FOUND'))
    await showPage(<Things instead={{ 404: <p>нет</p>, ORDER_NOT_FOUND: <p>заказа нет</p> }} />)
    expect(await screen.findByText('заказа нет')).toBeDefined()
    expect(screen.queryByText('нет')).toBeNull()
  })

  test('пока едет — серое место, пустое названо пустым', async () => {
    let arrive = (_things: string[]) => {}
    queryFn.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await showPage(<Things />)
    expect(screen.getByText('едет')).toBeDefined()
    await act(async () => arrive([]))
    expect(await screen.findByText('пусто')).toBeDefined()
  })

  test('прочитанное раньше остаётся, если прочитать заново не вышло, и об этом сказано', async () => {
    queryFn.mockResolvedValueOnce(['сверло']).mockRejectedValue(failure(500))
    const { queryClient } = await showPage(<Things />)
    await screen.findByText('сверло')
    await act(() => queryClient.invalidateQueries())
    expect((await screen.findByRole('alert')).textContent).toContain('показано прежнее')
    expect(screen.getByText('сверло')).toBeDefined()
  })

  test.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('кончившийся вход и перегрузка (%i) прочитанного не стирают', async (status, code) => {
    queryFn.mockResolvedValueOnce(['сверло']).mockRejectedValue(failure(status, code))
    const { queryClient } = await showPage(<Things />)
    await screen.findByText('сверло')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByText('сверло')).toBeDefined()
  })

  test('но не после слов сервера, что этого больше нет', async () => {
    queryFn.mockResolvedValueOnce(['сверло']).mockRejectedValue(failure(404, 'ORDER_NOT_FOUND'))
    const { queryClient } = await showPage(<Things />)
    await screen.findByText('сверло')
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByRole('heading', { name: 'Не найдено' })).toBeDefined()
    expect(screen.queryByText('сверло')).toBeNull()
  })

  test('ответ на прежний вопрос не выдаётся за ответ на новый', async () => {
    const query = { data: ['старое'], error: null, isPlaceholderData: true, refetch: () => {} }
    const show = (fetchStatus: 'fetching' | 'paused') => (
      <Read query={{ ...query, fetchStatus }} waiting={<p>едет</p>}>
        {(things) => <p>{things.join()}</p>}
      </Read>
    )
    const { hide } = await showPage(show('fetching'))
    expect(screen.getByText('едет')).toBeDefined()
    hide()
    await showPage(show('paused'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Нет подключения/))
    expect(screen.queryByText('старое')).toBeNull()
  })
})
