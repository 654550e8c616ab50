export const articleMessages = {
  note: 'Важно',
  table: 'Таблица',
  trouble: 'Таблица неполадок',
} as const
