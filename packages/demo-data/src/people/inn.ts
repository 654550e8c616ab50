const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The control digit of a company's INN: nine digits in, the tenth out. */
export const innControlDigit = (nine: string): number => {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(nine[at]), 0)
  return (sum % 11) % 10
}

/** A company's INN with a right control digit. */
export const innOf = (nine: string): string => `${nine}${innControlDigit(nine)}`

export const isCompanyInn = (inn: string): boolean =>
  /^\d{10}$/.test(inn) && innControlDigit(inn.slice(0, 9)) === Number(inn[9])
