/** Texts of the head and the heading; the others are loaded with the page. */
export const notFoundMessages = { page: 'Страница не найдена', product: 'Товар не найден' } as const
