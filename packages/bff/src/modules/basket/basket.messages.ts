export const basketMessages = {
  goneProduct: 'Товар больше не продаётся',
} as const
