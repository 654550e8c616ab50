import type { Fault } from '../fault.ts'

const kept = 'remote-catalog/src/shared/product-list/technical/kept-scroll.ts'
const ofTable = ['section/section-table.test']

/** Where a person has scrolled to is where the way back leads. */
export const faults: readonly Fault[] = [
  {
    id: 'page-scroll-not-restored',
    file: 'shell/src/layout/shell-layout.tsx',
    find: '      <ScrollRestoration />\n',
    replace: '',
    tests: ['layout/shell-layout.test'],
    harm: '«назад» с тридцатого товара ведёт к первому',
  },
  {
    id: 'table-scroll-not-kept',
    file: kept,
    find: '        keep(page, { left: element.scrollLeft, top: element.scrollTop })',
    replace: '        keep(page, { left: 0, top: 0 })',
    tests: ofTable,
    harm: '«назад» в таблицу характеристик ведёт к её первой строке и колонке',
  },
  {
    id: 'table-scrolled-too-early-forgotten',
    file: kept,
    find: '    note()\n    element.addEventListener',
    replace: '    element.addEventListener',
    tests: ['technical/kept-scroll.test'],
    harm: 'прокрученное до оживления таблицы забыто: «назад» ведёт к её первой строке',
  },
  {
    id: 'table-not-brought-back-sideways',
    file: kept,
    find: '    element.scrollLeft = place.left\n',
    replace: '',
    tests: ofTable,
    harm: '«назад» в таблицу характеристик ведёт к её первой колонке',
  },
  {
    id: 'table-scroll-of-another-visit',
    file: kept,
    find: 'const page = `${key} ${pathname}${search}`',
    replace: 'const page = `${pathname}${search || key}`',
    tests: ofTable,
    harm: 'таблица, открытая заново, начинается с середины',
  },
]
