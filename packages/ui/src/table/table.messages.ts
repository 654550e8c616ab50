export const tableMessages = {
  emptyTable: `Нет данных`,
} as const
