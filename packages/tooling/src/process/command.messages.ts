export const commandMessages = {
  unexpected: (reason: string, log: string) =>
    `Команда остановилась из-за внутренней ошибки (${reason}); подробности в ${log}.`,
  noSpace: 'Закончилось место на диске: освободите его и повторите команду.',
} as const
