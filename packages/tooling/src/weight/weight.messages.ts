type Sums = { hydrated: number; all: number }

type Parts = { page: number; all: number; staff: number; reader: number }

/** Kilobytes of 1000 bytes, as everywhere in these checks. */
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1).replace('.', ',')} КБ`

export const weightMessages = {
  within: (page: string, weight: Sums, budget: Sums) =>
    `✔ JavaScript (${page}): ${kb(weight.hydrated)} из ${kb(budget.hydrated)}, с поздними частями ${kb(weight.all)} из ${kb(budget.all)}`,
  over: (
    page: string,
    weight: Sums,
    budget: Sums,
    files: readonly { file: string; owner: string; bytes: number }[],
  ) =>
    [
      `✘ JavaScript (${page}): ${kb(weight.hydrated)} из ${kb(budget.hydrated)}, с поздними частями ${kb(weight.all)} из ${kb(budget.all)}. Больше всего весят:`,
      ...files.map(({ file, owner, bytes }) => `    ${kb(bytes).padStart(9)}  ${owner}: ${file}`),
      '  Что внутри этих файлов, покажет npm run bench -- weight.',
    ].join('\n'),
  late: (name: string, isGood: boolean, bytes: number, budget: number) =>
    `${isGood ? '✔' : '✘'} JavaScript (${name}): ${kb(bytes)} из ${kb(budget)}`,
  remote: (remote: string, isGood: boolean, weight: Parts, budget: Parts) =>
    `${isGood ? '✔' : '✘'} JavaScript приложения ${remote}: страница ${kb(weight.page)} из ${kb(budget.page)}, всё вместе ${kb(weight.all)} из ${kb(budget.all)}, часть для сотрудников до ${kb(weight.staff)} из ${kb(budget.staff)}${budget.reader > 0 ? `, чтение штрихкодов по нажатию ${kb(weight.reader)} из ${kb(budget.reader)}` : ''}`,
} as const
