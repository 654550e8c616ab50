/**
 * What is left of a body after its fields were taken by name: nothing may be. A field that the contract gets later does not
 * compile until the service says what happens to it; without this an optional one would be dropped in silence.
 *
 * `const { text, ...rest } = input` · `allRead(rest)`
 */
export const allRead = (_rest: { readonly [field: string]: never }): void => {}
