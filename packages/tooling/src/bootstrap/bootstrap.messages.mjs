/** Messages of the bootstrap to the operator. */
export const bootstrapMessages = {
  usage: (commands) => `Укажите команду: ${commands.join(', ')}.`,
  unknownCommand: (command, commands) => `Команды «${command}» нет; есть ${commands.join(', ')}.`,
  oldNode: (version) =>
    `Нужен Node.js 20 или новее, а здесь ${version}: обновите Node.js и повторите команду.`,
  unsupportedPlatform: (platform) =>
    `Для платформы ${platform} нет готовых сборок Node.js, pnpm и PostgreSQL: запустите магазин на Linux x64/arm64 (glibc), macOS или Windows x64.`,
  fetchingTools: (names) => `Загружаю инструменты: ${names.join(', ')} …`,
  toolsFailed: (reason, log) =>
    `Не удалось загрузить инструменты из реестра npm (${reason}): проверьте сеть и повторите; подробности в ${log}.`,
  usingOwnNode: (version) => `Свежий Node.js загрузить не удалось, работаю на ${version}.`,
  installing: 'Устанавливаю зависимости …',
  installed: (seconds) => `Зависимости готовы (${seconds} с).`,
  installFailed: (reason, log) =>
    `Не удалось установить зависимости (${reason}): проверьте сеть и место на диске и повторите; подробности в ${log}.`,
  waitingForOther: 'Жду, пока другая команда закончит подготовку …',
  noSpace: 'закончилось место на диске',
  noNetwork: 'нет связи с реестром',
  badIntegrity: 'контрольная сумма не совпала',
  staleLock: 'pnpm-lock.yaml не соответствует package.json',
  lockToMend:
    'pnpm-lock.yaml отстал от package.json или pnpm-workspace.yaml: выполните npm run add — он запишет файл блокировки заново, и повторите команду.',
  clientTypesFailed: (log) =>
    `Не удалось составить типы вызовов BFF по договору (packages/contract): ошибка — в ${log}. Исправьте договор; npm run generate составит их заново.`,
  exitCode: (code) => `код ${code}`,
  noNpm: 'npm не найден',
  unexpected: (message) => `Подготовка остановилась: ${message}`,
}
