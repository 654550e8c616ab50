export const dependenciesMessages = {
  usage:
    'Скажите, что и куда: npm run add -- ПАКЕТ to ПАПКА (для проверок и сборки — с --dev в конце).',
  wrongName: (name: string) =>
    `«${name}» — не имя пакета из реестра npm: нужно имя, при желании с версией, например zod или zod@4.6.7.`,
  ofItself: (name: string) => `${name} — сама эта часть: назовите другой пакет.`,
  noWorkspace: (name: string, known: readonly string[]) =>
    `Части «${name}» нет; есть ${known.join(', ')}.`,
  added: (name: string, folder: string) =>
    `${name}: версия — в каталоге pnpm-workspace.yaml, «catalog:» — в ${folder}/package.json, pnpm-lock.yaml обновлён.`,
  addedOwn: (name: string, folder: string) =>
    `${name}: «workspace:*» — в ${folder}/package.json, папка — в его tsconfig.json, pnpm-lock.yaml обновлён.`,
  inStep: 'pnpm-lock.yaml соответствует всем package.json, зависимости установлены.',
  notInStep: (reason: string) => `pnpm отказал: ${reason}`,
  failed: (reason: string) => `Ничего не изменено, pnpm отказал: ${reason}`,
} as const
