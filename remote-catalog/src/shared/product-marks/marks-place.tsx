import { latePart } from '../late-part/late-part.tsx'

/**
 * «Сравнить» and «В избранное» of one product. A part of its own: the server has drawn the buttons, and what is pressed
 * before it comes is held for it (010). Without it a list is still a list.
 */
export const MarksPlace = latePart(
  async () => (await import(/* webpackChunkName: "marks" */ './product-marks.tsx')).ProductMarks,
)
