type Line = { route: string; status: number; title: string; heading: string }

export const tourMessages = {
  status: (got: number, wanted: number) => `ответ ${got} вместо ${wanted}`,
  noTitle: 'нет названия',
  noHeading: 'нет заголовка',
  noDescription: 'нет описания для поисковых систем',
  line: ({ route, status, title, heading }: Line) =>
    `${route.padEnd(46)} ${status}  ${heading} · ${title}`,
  fault: (text: string) => `    ✘ ${text}`,
  total: (good: number, all: number) => `Без замечаний: ${good} из ${all}`,
} as const
