import { describe, expect, test } from 'vitest'
import { createTab, pairOf } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const { previousPage } = storageNames.cookie

const openTab = () => {
  const tab = createTab()
  const kept = () => [tab.cookies.read(previousPage), tab.ports.tabStorage.read(previousPage)]
  return { ...tab, kept }
}

describe('§2.2: последняя страница помнится, чтобы было куда вернуться', () => {
  test.each([
    '/auth/',
    '/auth/change-password/',
    '/cabinet/auth/?returnTo=%2Fcabinet%2F',
    '/cabinet/registration/',
    '/cabinet/accept-invitation/?token=secret',
    '/cabinet/confirmation-add-employee/?token=secret',
  ])('кроме страницы входа и ссылки из письма: %s', (path) => {
    const { session, kept } = openTab()
    session.keepPage('/delivery/')
    session.keepPage(path)
    expect(kept()).toEqual(['/delivery/', '/delivery/'])
  })

  test('с отбором и страницей, в этой вкладке и в браузере; следующая заменяет прежнюю', () => {
    const { session, kept } = openTab()
    session.keepPage('/authors/')
    session.keepPage('/catalog/?q=/auth/')
    expect(kept()).toEqual(['/catalog/?q=/auth/', '/catalog/?q=/auth/'])
    session.keepPage('/catalog/sverla/2/filtered/?d=8')
    expect(kept()).toEqual(['/catalog/sverla/2/filtered/?d=8', '/catalog/sverla/2/filtered/?d=8'])
  })

  test('кабинет помнится вошедшему; анониму он закрыт, и вернуться туда значило бы снова прийти ко входу', () => {
    const { session, cookies, kept } = openTab()
    session.keepPage('/delivery/')
    session.keepPage('/cabinet/orders/')
    expect(kept()).toEqual(['/delivery/', '/delivery/'])
    cookies.write(storageNames.cookie.accessToken, pairOf('7').accessToken, 60)
    session.keepPage('/cabinet/orders/')
    expect(kept()).toEqual(['/cabinet/orders/', '/cabinet/orders/'])
  })
})
