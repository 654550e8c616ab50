/** Apart from the page's other texts: the head of an address stands in the first chunk. */
export const comparisonTitle = 'Сравнение товаров'
