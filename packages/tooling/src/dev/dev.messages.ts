export const devMessages = {
  usage:
    'Используйте: npm run dev, npm run dev -- <приложение …> или npm run dev -- <приложение> --against https://адрес-магазина.',
  unknownRemote: (name: string, names: readonly string[]) =>
    `Приложения «${name}» нет; есть ${names.join(', ')}.`,
  building: (names: readonly string[]) => `Собираю для разработки: ${names.join(', ')} …`,
  rebuilt: (name: string, seconds: string) => `${name}: пересобрано за ${seconds} с`,
  failed: (name: string, errors: readonly string[]) =>
    `${name}: ошибка сборки\n${errors.join('\n\n')}`,
  watching: (names: readonly string[]) => `Слежу за изменениями: ${names.join(', ')}`,
} as const
