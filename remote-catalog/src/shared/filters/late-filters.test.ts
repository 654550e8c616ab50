import { afterEach, expect, test, vi } from 'vitest'
import { enliven } from './late-filters.ts'

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

test('день, выбранный раньше, чем страница стала слушать, отправлен и убран из поля', () => {
  document.body.innerHTML = '<form><input type="date" value="2026-12-20"></form>'
  const [form] = document.forms
  if (!form) throw new Error('a form was just made')
  const asked = vi.spyOn(form, 'requestSubmit').mockReturnValue()
  enliven(form)
  expect(asked).toHaveBeenCalledOnce()
  expect(form.querySelector('input')).toHaveValue('')
})

test('группа, которую посетитель успел открыть, под его рукой не закрывается', () => {
  localStorage.setItem('isp_openedFilters', '{"brand":false,"stock":false}')
  const group = (code: string) =>
    `<details data-code="${code}" open><summary>${code}</summary></details>`
  document.body.innerHTML = `<form>${group('brand')}${group('stock')}</form>`
  const [brand, stock] = document.querySelectorAll('details')
  brand?.querySelector('summary')?.focus()
  const [form] = document.forms
  if (form) enliven(form)
  expect([brand?.open, stock?.open]).toEqual([true, false])
})
