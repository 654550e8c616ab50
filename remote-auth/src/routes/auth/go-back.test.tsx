import { storageNames } from '@isp/session'
import { renderRoute } from '@isp/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const KEY = storageNames.cookie.previousPage
const cookie = (value: string, seconds = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the session itself writes it
  document.cookie = `${KEY}=${value}; Max-Age=${seconds}; Path=/`
}
const forget = () => {
  sessionStorage.removeItem(KEY)
  cookie('', 0)
}
beforeEach(forget)
afterEach(forget)

const wayBack = async (address = '/cabinet/auth/') => {
  await renderRoute(remote, address, { as: 'anonymous' })
  return screen.getByRole('link', { name: 'назад' }).getAttribute('href')
}

describe('§2.2: со входа возвращаются на последнюю страницу', () => {
  test.each([
    ['ничего не запомнено', ''],
    ['чужой сайт', '//evil.example/'],
    ['не адрес', 'javascript:alert(1)'],
    ['кабинет, который снова приведёт ко входу', '/cabinet/orders/'],
    ['испорченная cookie', '%E0%A4%A'],
  ])('%s — на главную', async (_, value) => {
    cookie(value)
    expect(await wayBack()).toBe('/')
  })

  test.each(['/cabinet/auth/', '/auth/', '/cabinet/registration/'])('%s', async (address) => {
    cookie(encodeURIComponent('/catalog/sverla/2/filtered/?d=8'))
    expect(await wayBack(address)).toBe('/catalog/sverla/2/filtered/?d=8')
  })

  test('страница этой вкладки важнее той, что открыта в другой', async () => {
    cookie(encodeURIComponent('/delivery/'))
    sessionStorage.setItem(KEY, '/catalog/')
    expect(await wayBack()).toBe('/catalog/')
  })
})
