/** What so many litres are sold in. */
export const containerOf = (litres: number): string => {
  if (litres < 2) return 'бутылка'
  if (litres < 21) return 'канистра'
  return litres < 300 ? 'бочка' : 'еврокуб'
}
export const papers = ['certificate', 'passport'] as const
