import type { Fault } from '../fault.ts'

/** The matrix of a series: what its bar says of what was typed, and what goes into the basket. */
export const faults: readonly Fault[] = [
  {
    id: 'matrix-sum-without-steps',
    file: 'remote-catalog/src/shared/product-list/matrix/typed-lines.ts',
    find: 'product.price ? priceAt(product.price, quantity) : 0',
    replace: 'product.price && quantity ? product.price.amount : 0',
    tests: ['section/section-matrix.test'],
    harm: 'под матрицей сумма без ступеней цены: в корзине она другая',
  },
  {
    id: 'matrix-net-by-the-piece',
    file: 'remote-catalog/src/shared/product-list/matrix/typed-lines.ts',
    find: 'Math.round((sum * rate) / (100 + rate))',
    replace: 'Math.round((unitPriceOf(line) * rate) / (100 + rate)) * line.quantity',
    tests: ['section/section-matrix.test'],
    harm: 'сумма без НДС под матрицей на копейки не та, что в корзине',
  },
  {
    id: 'matrix-sum-with-vat-alone',
    file: 'remote-catalog/src/shared/product-list/matrix/matrix-view.tsx',
    find: '<span className="net">{messages.net(net)}</span>',
    replace: '',
    tests: ['section/section-matrix.test'],
    harm: 'цены в клетках без НДС, а сумма набранного с НДС или никакой',
  },
  {
    id: 'matrix-hint-without-steps',
    file: 'remote-catalog/src/shared/product-list/matrix/use-add-typed.ts',
    find: 'unitPrice: unitPriceOf(line)',
    replace: 'unitPrice: line.product.price?.amount ?? 0',
    tests: ['section/section-matrix.test'],
    harm: 'в шапке сумма корзины без ступеней, пока корзину не пересчитают',
  },
]
