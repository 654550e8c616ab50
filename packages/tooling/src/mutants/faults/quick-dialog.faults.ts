import type { Fault } from '../fault.ts'

const opener = 'shell/src/layout/header/quick-order/quick-order-opener.tsx'
const tests = ['layout/signed-in.test']

/** Quick order out of the header. */
export const faults: readonly Fault[] = [
  {
    id: 'quick-order-takes-new-tabs',
    file: opener,
    find: '      if (!isPlain(event)) return\n',
    replace: '',
    tests,
    harm: 'быстрый заказ из шапки не открыть в новой вкладке',
  },
  {
    id: 'quick-order-twice-on-its-page',
    file: opener,
    find: 'if (!link || isOnItsPage) return',
    replace: 'if (!link) return',
    tests,
    harm: 'на странице корзины список живёт в двух полях сразу',
  },
  {
    id: 'quick-order-leads-away',
    file: opener,
    find: '      event.preventDefault()\n',
    replace: '',
    tests,
    harm: 'быстрый заказ из шапки уводит со страницы',
  },
]
