// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { addToBasketReplay, heldProductIds, readEarlierForm } from './replay.ts'

afterEach(() => {
  document.body.innerHTML = ''
  delete window.ispHeldForms
})

test('форма, из которой ушли нажатием мимо, клавиатуру не забирает', async () => {
  document.body.innerHTML =
    '<form data-replay="add-5"><input name="quantity"><button>+</button></form>'
  const earlier = readEarlierForm('add-5')
  const field = document.querySelector('input')
  expect(earlier.focused()).toBeNull()
  field?.focus()
  expect(earlier.focused()).toBe('field')
  document.querySelector('button')?.focus()
  expect(earlier.focused()).toBe('button')
  document.querySelector('button')?.blur()
  await Promise.resolve()
  expect(earlier.focused()).toBeNull()
})

test('формы не было — и не набрано ничего', () => {
  const earlier = readEarlierForm('add-6')
  expect([earlier.valueOf('quantity'), earlier.focused()]).toEqual(['', null])
})

test('товары удержанных нажатий «В корзину» — и ничьи больше', () => {
  expect(heldProductIds()).toEqual([])
  const form = document.createElement('form')
  window.ispHeldForms = new Map(
    [addToBasketReplay(5), 'favorite-7', addToBasketReplay(12)].map((key) => [key, form]),
  )
  expect(heldProductIds()).toEqual([5, 12])
})
