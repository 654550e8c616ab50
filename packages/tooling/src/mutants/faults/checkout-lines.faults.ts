import type { Fault } from '../fault.ts'

/** What stands before the eyes of whoever presses «Оформить». */
export const faults: readonly Fault[] = [
  {
    id: 'checkout-few-lines',
    file: 'remote-basket-checkout/src/routes/checkout/order-summary.tsx',
    find: 'const SHOWN = 30',
    replace: 'const SHOWN = 4',
    tests: ['checkout/checkout.test'],
    harm: 'перед заказом видно четыре строки из тридцати',
  },
  {
    id: 'checkout-lines-without-keys',
    file: 'remote-basket-checkout/src/routes/checkout/order-summary.tsx',
    find: ' tabIndex={0} css={linesBoxCss}',
    replace: ' css={linesBoxCss}',
    tests: ['checkout/checkout.test'],
    harm: 'строки заказа не прокрутить с клавиатуры',
  },
]
