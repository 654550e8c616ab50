export const dependenciesMessages = {
  usage:
    'Скажите, что и куда: npm run add -- ПАКЕТ to ПАПКА (для проверок и сборки — с --dev в конце).',
  wrongName: (name: string) =>
    `«${name}» — не имя пакета из реестра npm: нужно имя, при желании с версией, например zod или zod@4.6.7.`,
  ownPackage: (name: string) =>
    `${name} — пакет этого репозитория: впишите "${name}": "workspace:*" в package.json и его папку в references файла tsconfig.json, затем выполните npm run add.`,
  noWorkspace: (name: string, known: readonly string[]) =>
    `Части «${name}» нет; есть ${known.join(', ')}.`,
  added: (name: string, folder: string) =>
    `${name}: версия — в каталоге pnpm-workspace.yaml, «catalog:» — в ${folder}/package.json, pnpm-lock.yaml обновлён.`,
  inStep: 'pnpm-lock.yaml соответствует всем package.json, зависимости установлены.',
  notInStep: (reason: string) => `pnpm отказал: ${reason}`,
  failed: (reason: string) => `Ничего не изменено, pnpm отказал: ${reason}`,
} as const
