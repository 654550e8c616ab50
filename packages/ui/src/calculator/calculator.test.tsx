// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderInRouter } from '../test-render.tsx'
import { CalculatorForm } from './calculator.tsx'

const diameterOf = () => (screen.getByLabelText('Диаметр') as HTMLInputElement).value
const result = () => screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')

afterEach(cleanup)

test('числа из текста, из адреса своего калькулятора, не из чужого', () => {
  renderInRouter(
    <CalculatorForm
      name="speed"
      values={{ diameter: '20', speed: '100' }}
      search={new URLSearchParams('calc=feed&diameter=5')}
    />,
  )
  expect(diameterOf()).toBe('20')
  expect(result()).toContain('1 592 мин⁻¹')
})

test('адрес хранит числа: ссылка на расчёт и расчёт по ссылке', async () => {
  renderInRouter(
    <CalculatorForm name="speed" search={new URLSearchParams('calc=speed&diameter=5&speed=40')} />,
  )
  const diameter = screen.getByLabelText('Диаметр')
  expect(diameterOf()).toBe('5')
  await userEvent.clear(diameter)
  await userEvent.type(diameter, '8')
  expect(result()).toContain('1 592 мин⁻¹')
  expect(
    screen.getByRole('link', { name: 'Ссылка на этот расчёт' }).getAttribute('href'),
  ).toContain('?calc=speed&diameter=8&speed=40#calc-speed')
})

test('резьба понята, как её пишут у товара', () => {
  const search = new URLSearchParams({ calc: 'thread-drill', thread: 'М10×1,25' })
  renderInRouter(<CalculatorForm name="thread-drill" search={search} />)
  expect(result()).toContain('8,8 мм')
})

test('не число — сказано у поля, вместо результата прочерк', async () => {
  renderInRouter(<CalculatorForm name="speed" search={new URLSearchParams()} />)
  await userEvent.clear(screen.getByLabelText('Диаметр'))
  await userEvent.type(screen.getByLabelText('Диаметр'), 'x')
  expect(screen.getByText('Введите число больше нуля')).toBeTruthy()
  expect(result()).toContain('—')
})

test('другая обработка — другие поля', async () => {
  renderInRouter(<CalculatorForm name="power" search={new URLSearchParams()} />)
  expect(screen.getByLabelText('Ширина резания')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Обработка'), 'Точение')
  expect(screen.queryByLabelText('Ширина резания')).toBeNull()
  expect(screen.getByLabelText('Подача на оборот')).toBeTruthy()
})
