/** What a session says by itself; refusals of the server bring their own text. */
export const sessionMessages = {
  sessionEnded: 'Сессия закончилась. Войдите снова, чтобы продолжить.',
  failed: 'Не получилось. Повторите ещё раз.',
  quantityInvalid: (max: string) => `Количество — целое число от 1 до ${max}.`,
  tooManyLines: (max: string) => `В корзине может быть не больше ${max} позиций.`,
  notOrderable: 'Этот товар сейчас нельзя заказать.',
  keptWeakly: {
    tab: 'Браузер не сохраняет данные этого сайта: корзина останется, пока открыта эта вкладка. Чтобы не потерять её, разрешите сайту хранить данные или освободите для них место.',
    page: 'Браузер не сохраняет данные этого сайта: корзина пропадёт, если обновить или закрыть страницу. Чтобы не потерять её, разрешите сайту хранить данные или освободите для них место.',
  },
  mergeFailed:
    'Корзина, собранная до входа, пока не объединена с корзиной кабинета. Попробуем снова при следующей загрузке страницы.',
  noCrossTab:
    'Cross-tab sync is unavailable: this browser has no cookie change events (CookieStore).',
} as const
