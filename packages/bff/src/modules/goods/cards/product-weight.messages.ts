/** As sources name it; what a carrier weighs comes first. Net masses are of what is inside. */
export const weightNames: readonly string[] = ['масса брутто', 'вес брутто', 'масса', 'вес']

export const gramsIn: ReadonlyMap<string, number> = new Map([
  ['г', 1],
  ['кг', 1000],
])
