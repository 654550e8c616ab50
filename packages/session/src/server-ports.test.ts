import { expect, test } from 'vitest'
import { createServerPorts } from './server-ports.ts'
import { pairOf, settle } from './session.fixture.ts'
import { createSession } from './session.ts'

test('посещение на сервере: cookie запроса, ни часов, ни памяти, ни вызовов', async () => {
  const { accessToken } = pairOf('7')
  const session = createSession(
    createServerPorts({ isp_accessToken: accessToken, isp_company: 'a' }),
  )
  expect(session.identity()).toBe('7/s1|a||')
  expect(session.choiceHeaders()).toEqual({ 'x-choosed-company': 'a' })
  expect(session.contextHeaders()).toMatchObject({ 'x-visit-id': '' })
  session.notify({ variant: 'info', text: 'Сказано на сервере' })
  expect(session.popups.getState().items).toMatchObject([{ uuid: '' }])
  session.restore()
  await settle()
  expect(session.auth.getState()).toMatchObject({ status: 'signed-in', isUserFailed: true })
  await expect(session.auth.getState().signIn(pairOf('7'))).rejects.toThrow(
    'this session has no API',
  )
})

test('без cookie — аноним', () => {
  const session = createSession(createServerPorts())
  expect(session.identity()).toBe('')
  expect(session.tokens.getAccessToken()).toBeNull()
})
