export const commandMessages = {
  unexpected: (reason: string, log: string) =>
    `Команда остановилась из-за внутренней ошибки (${reason}); подробности в ${log}.`,
  unknownArgument: (argument: string) =>
    `Неизвестный аргумент ${argument}: у этой команды аргументов нет.`,
  noSpace: 'Закончилось место на диске: освободите его и повторите команду.',
} as const
