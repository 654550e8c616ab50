const russian = ['Стандарт', 'Мастер', 'Профи', 'Эксперт', 'Цех', 'Ресурс', 'Оптима', 'Прима']
const latin = ['Basic', 'Plus', 'Pro', 'Ultra', 'Line', 'Core', 'Prime', 'Max']

/** Lines of a brand; past the named ones they are numbered. */
export const seriesName = (isRussian: boolean, line: number): string => {
  const names = isRussian ? russian : latin
  const name = names[line % names.length] as string
  const round = Math.floor(line / names.length)
  return round === 0 ? name : `${name} ${round + 1}`
}
