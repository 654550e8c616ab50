import { latePart } from '../late-part/late-part.tsx'

/** Without it prices stay as they were chosen. */
export const PriceChoicePlace = latePart(
  async () =>
    (await import(/* webpackChunkName: "marks" */ '../selections/toolbar-extras.tsx'))
      .ToolbarExtras,
)
