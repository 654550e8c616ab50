export const buyerMessages = {
  buyer: 'Для кого покупаю',
  buyerOf: 'Покупаю для:',
  buyerChange: (names: string) => `Покупаю для: ${names}. Сменить`,
  buyerChoose: 'Выберите компанию',
  buyerSpecification: (number: string) => `спец. № ${number}`,
  buyerLoading: 'Открываем выбор компании',
  buyerFailed: 'Выбор компании не загрузился. Он есть и в кабинете.',
  toCabinet: 'перейти в кабинет',
  toCatalog: 'перейти в каталог',
} as const
