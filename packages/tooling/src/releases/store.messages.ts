export const storeMessages = {
  waiting: 'Другая команда меняет выпуски этого магазина, жду её …',
  noTables: 'Схема данных старше этой программы: выполните npm run migrate.',
  noDatabase: (reason: string) =>
    `База данных не отвечает (${reason}). Ничего не изменено: проверьте DATABASE_URL и DATABASE_DIRECT_URL.`,
  noStore: (place: string, reason: string) =>
    `Хранилище ${place} (CONTENT_STORE) отказало: ${reason}. Ничего не изменено; проверьте его командой npm run doctor.`,
  notPulled: (name: string, version: string, reason: string) =>
    `Выпуск «${name}» ${version} не прочитан из хранилища: ${reason}. Ничего не изменено; проверьте хранилище командой npm run doctor.`,
  fileLost: (name: string, version: string, file: string) =>
    `В хранилище нет файла ${file} выпуска «${name}» ${version}.`,
} as const
