import { afterEach, expect, test } from 'vitest'
import { restoreTypedText } from './restore-typed-text.ts'
import { memoryStorage } from './session.fixture.ts'
import { keepTypedText } from './typed-text.ts'

afterEach(() => void document.body.replaceChildren())

const field = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLInputElement
}

test('набранный текст возвращается в те же поля, пароль и количество — нет', () => {
  const storage = memoryStorage()
  field('<textarea name="comment"></textarea>').value = 'Позвоните заранее'
  field('<input type="password" name="password">').value = 'секрет'
  field('<input inputmode="numeric" name="quantity">').value = '5'
  keepTypedText(storage)
  document.body.replaceChildren()
  const comment = field('<textarea name="comment"></textarea>')
  const password = field('<input type="password" name="password">')
  const quantity = field('<input inputmode="numeric" name="quantity">')
  const heard: string[] = []
  comment.addEventListener('input', () => heard.push(comment.value))
  restoreTypedText(storage)
  expect([comment.value, password.value, quantity.value]).toEqual(['Позвоните заранее', '', ''])
  expect(heard).toEqual(['Позвоните заранее'])
  expect(storage.values.size).toBe(0)
})

test('поле, появившееся позже, тоже получает свой текст', async () => {
  const storage = memoryStorage()
  field('<input name="address">').value = 'Нижний Новгород'
  keepTypedText(storage)
  document.body.replaceChildren()
  restoreTypedText(storage)
  const late = field('<input name="address">')
  await expect.poll(() => late.value).toBe('Нижний Новгород')
})

test('на другой странице и поверх набранного текст не появляется', () => {
  const storage = memoryStorage()
  const name = field('<input name="name">')
  name.value = 'Анна'
  keepTypedText(storage)
  name.value = 'Ольга'
  restoreTypedText(storage)
  expect(name.value).toBe('Ольга')

  name.value = 'Анна'
  keepTypedText(storage)
  name.value = ''
  history.pushState(null, '', '/other/')
  restoreTypedText(storage)
  expect(name.value).toBe('')
  history.pushState(null, '', '/')
})
