export const apiMessages = {
  network: 'Нет связи с сервером. Проверьте подключение и повторите.',
  unreadable: (status: number) => `Сервер ответил непонятно (${status}). Повторите позже.`,
} as const
