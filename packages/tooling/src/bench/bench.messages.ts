export const benchMessages = {
  usage: (names: readonly string[]) =>
    `Укажите, что измерять: npm run bench -- ${names.join(' | ')}.`,
  server: (describe: string) => `Измеряю на: ${describe}`,
} as const
