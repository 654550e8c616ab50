import { answer, disconnect, refuse, words } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/rates/'
const euro = { code: 'EUR', name: 'Евро', nominal: 1, rate: 95.25, date: '2026-11-22' }
const list = answer('currencyRates', { items: [euro] })

describe('§7.3: курсы валют у сотрудников', () => {
  test('обрыв не похож на отсутствие курсов', async () => {
    await open(address, { handlers: [disconnect('currencyRates')] }, 'admin')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Курсов пока нет')).toBeNull()
  })

  test('курсов нет — сказано, что без них будет', async () => {
    await open(address, { handlers: [answer('currencyRates', { items: [] })] }, 'admin')
    expect(await screen.findByText('Курсов пока нет')).toBeVisible()
    expect(screen.getByText(/без\sкурса цены в\sвалюте из\s1С не\sзагружаются/)).toBeVisible()
  })

  test('D53: менеджер продаж курсы читает, но не называет', async () => {
    await open(address, { handlers: [list] }, 'staff')
    expect(await screen.findByText(words('95,2500 ₽ за 1 EUR'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /Новая валюта|Назвать курс/ })).toBeNull()
  })

  test('недопечатанное на сервер не уходит, каждое поле говорит своё', async () => {
    const { user } = await open(address, { handlers: [list] }, 'admin')
    await user.click(await screen.findByRole('button', { name: 'Новая валюта' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Код/), 'eu')
    await user.type(dialog.getByLabelText(/Рублей/), '-1')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(dialog.getByLabelText(/^Код/)).toBeInvalid()
    expect(dialog.getByText('Нужно число больше нуля')).toBeVisible()
    expect(dialog.getByText('Обязательное поле')).toBeVisible()
  })

  test('отказ сервера стоит в окне, набранное цело', async () => {
    const { user } = await open(
      address,
      { handlers: [list, refuse('setCurrencyRate', 'REQUEST_INVALID', 'Проверьте поля')] },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Назвать курс EUR' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Проверьте поля')).toBeVisible()
    expect(dialog.getByLabelText(/Рублей/)).toHaveValue('95,25')
  })

  test('курс на день назван с запятой и виден в списке сразу', async () => {
    const sent: unknown[] = []
    let rate = euro
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('currencyRates', () => ({ items: [rate] })),
          answer('setCurrencyRate', ({ body, params }) => {
            sent.push(params, body)
            rate = { ...euro, ...body }
            return rate
          }),
        ],
      },
      'admin',
    )
    expect(await screen.findByText(words('95,2500 ₽ за 1 EUR'))).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Назвать курс EUR' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.clear(dialog.getByLabelText(/Рублей/))
    await user.type(dialog.getByLabelText(/Рублей/), '1 096,1234')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => popupsOf(session)).toContain('Курс EUR записан')
    expect(sent).toMatchObject([{ code: 'EUR' }, { name: 'Евро', nominal: 1, rate: 1096.1234 }])
    expect(await screen.findByText(words('1 096,1234 ₽ за 1 EUR'))).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
