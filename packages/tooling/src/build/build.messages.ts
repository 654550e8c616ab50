export const buildMessages = {
  noConfig: (folder: string) => `В ${folder} нет rspack.config.ts: собирать нечего.`,
  unknownRemote: (name: string, names: readonly string[]) =>
    `Приложения remote-${name} в этой копии нет; есть ${names.join(', ') || 'только оболочка и пакеты'}.`,
  built: (name: string, seconds: string, kilobytes: string) =>
    `${name}: собрано за ${seconds} с, ${kilobytes} КБ в сжатом виде`,
  failed: (name: string, count: number) => `${name}: сборка не удалась, ошибок: ${count}`,
} as const
