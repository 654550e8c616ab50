import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { restoreTypedText } from './restore-typed-text.ts'
import { memoryStorage, settle } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'
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
  const said: string[] = []
  restoreTypedText(storage, (text) => said.push(text))
  expect(said).toEqual([expect.stringContaining('открыта заново')])
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

const keptOf = (values: Record<string, string>) => {
  const storage = memoryStorage()
  storage.write(storageNames.session.typedText, JSON.stringify({ path: '/', values }))
  return storage
}

test('безымянное поле, двойник и пустое не помнятся: вернуть было бы некуда и нечего', () => {
  const storage = memoryStorage()
  for (const html of [
    '<input>',
    '<input name="city">',
    '<input name="city">',
    '<input name="name">',
  ]) {
    field(html).value = html.includes('"name"') ? '' : 'Нижний Новгород'
  }
  field('<input id="address">').value = 'Ул. Станочная, 1'
  keepTypedText(storage)
  document.body.replaceChildren()
  const [nameless, city, address] = ['<input>', '<input name="city">', '<input id="address">'].map(
    field,
  )
  const name = field('<input name="name" value="Анна">')
  restoreTypedText(storage)
  expect([nameless, city, address, name].map((one) => one?.value)).toEqual([
    '',
    '',
    'Ул. Станочная, 1',
    'Анна',
  ])
})

test.each([
  ['как пришло', (name: HTMLInputElement) => name.value, 'Ольга'],
  ['ещё пустое', (name: HTMLInputElement) => (name.value = ''), 'Ольга'],
  ['набранное заново', (name: HTMLInputElement) => (name.value = 'Вера'), 'Вера'],
])('поле со своим значением, %s: %o', (_, touch, shown) => {
  const name = field('<input name="name" value="Анна">')
  const other = field('<input name="other">')
  touch(name)
  restoreTypedText(keptOf({ name: 'Ольга' }))
  expect([name.value, other.value]).toEqual([shown, ''])
})

test('о возвращённом слышит вся страница, о том, что и так стоит, — никто', () => {
  const heard = vi.fn()
  document.body.addEventListener('input', heard)
  onTestFinished(() => document.body.removeEventListener('input', heard))
  const [name, note] = [field('<input name="name">'), field('<input name="note" value="да">')]
  restoreTypedText(keptOf({ name: 'Ольга', note: 'да' }))
  expect([name.value, note.value]).toEqual(['Ольга', 'да'])
  expect(heard).toHaveBeenCalledTimes(1)
})

test('текст возвращается один раз; полей ждут и в глубине страницы, и по одному', async () => {
  const name = field('<input name="name">')
  const form = field('<form></form>')
  restoreTypedText(keptOf({ name: 'Ольга', city: 'Пермь', note: 'да' }))
  name.value = ''
  const late: HTMLInputElement[] = []
  for (const html of ['<input name="city">', '<input name="note">']) {
    form.insertAdjacentHTML('beforeend', html)
    late.push(form.lastElementChild as HTMLInputElement)
    await settle()
  }
  expect(late.map(({ value }) => value)).toEqual(['Пермь', 'да'])
  expect(name.value).toBe('')
})

test('чего не дождались за десять секунд, того больше не ждут', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  restoreTypedText(keptOf({ name: 'Ольга' }))
  vi.advanceTimersByTime(10_000)
  const name = field('<input name="name">')
  await settle()
  expect(name.value).toBe('')
})

test.each([
  ['ничего не хранится', memoryStorage()],
  ['всё на местах', keptOf({ name: 'Ольга' })],
])('за страницей не следят, где ждать нечего: %s', (_, storage) => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  onTestFinished(() => observe.mockRestore())
  field('<input name="name">')
  restoreTypedText(storage)
  expect(observe).not.toHaveBeenCalled()
})

test('испорченное не роняет страницу', () => {
  const storage = memoryStorage()
  storage.write(storageNames.session.typedText, '{"path":"/"')
  restoreTypedText(storage)
  expect(storage.values.size).toBe(0)
})
