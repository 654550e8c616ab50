import { type ShopFigure, shopFigures, type TextBlock } from '@isp/contract'

const NAME = /\{([a-z]+)\}/g

const isFigure = (name: string): name is ShopFigure => shopFigures.some((known) => known === name)

const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = '']) => name)

/** A list shown as numbers with captions; `unknown` are the names in braces that stand for nothing. */
export const markFigures = (list: TextBlock): { block: TextBlock; unknown: string[] } => ({
  block: { ...list, isFigures: true },
  unknown: list.items.flatMap(namesIn).filter((name) => !isFigure(name)),
})

export type Figures = Readonly<Partial<Record<ShopFigure, string>>>

const put = (text: string, figures: Figures): string =>
  text.replaceAll(NAME, (whole, name: string) =>
    isFigure(name) ? (figures[name] ?? whole) : whole,
  )

/** With the numbers of now; a line whose number is not known now is left out. Null: nothing is left. */
export const fillFigures = (list: TextBlock, figures: Figures): TextBlock | null => {
  const isKnown = list.items.map((item) =>
    namesIn(item).every((name) => !isFigure(name) || figures[name] !== undefined),
  )
  const known = <Item>(items: readonly Item[]): Item[] => items.filter((_, place) => isKnown[place])
  if (!isKnown.includes(true)) return null
  return {
    ...list,
    items: known(list.items).map((item) => put(item, figures)),
    ...(list.lines && {
      lines: known(list.lines).map((runs) =>
        runs.map((run) => ({ ...run, text: put(run.text, figures) })),
      ),
    }),
  }
}
