export const catalogTreeMessages = {
  openAll: 'открыть все',
  closeAll: 'закрыть все',
  subsections: (section: string) => `Подразделы: ${section}`,
} as const
