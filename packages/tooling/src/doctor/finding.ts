/** One finding; `fix` is set when something is wrong. */
export type Finding = { title: string; found: string; fix?: string }

export const finding = (title: string, found: string, isGood: boolean, fix: string): Finding =>
  isGood ? { title, found } : { title, found, fix }
