/** Names of weight properties in sources, the preferred first: gross weight is what a carrier weighs. Net weights do not count. */
export const weightNames: readonly string[] = ['масса брутто', 'вес брутто', 'масса', 'вес']

export const gramsIn: ReadonlyMap<string, number> = new Map([
  ['г', 1],
  ['кг', 1000],
])
