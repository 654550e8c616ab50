/** Of the head and the heading; the rest comes with the page. */
export const notFoundMessages = { page: 'Страница не найдена', product: 'Товар не найден' } as const
