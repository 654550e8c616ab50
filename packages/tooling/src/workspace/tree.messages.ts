const list = (folders: readonly string[]): string => folders.join(', ')

export const treeMessages = {
  needsWhole: (command: string, missing: readonly string[]) =>
    `Для ${command} нужен магазин целиком, а в этой копии нет папок ${list(missing)}. Своё приложение в работающем магазине: npm run dev -- <приложение> --against https://адрес-магазина; его проверки: npm run check -- <приложение>. Недостающие папки вернёт git sparse-checkout disable.`,
  checkedInPart: (missing: readonly string[]) =>
    `В этой копии нет папок ${list(missing)}: проверено то, что в ней есть. Неиспользуемые записи catalog и адреса страниц, которых больше нет, видны только в полной копии.`,
} as const
