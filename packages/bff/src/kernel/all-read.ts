/**
 * Call with the rest of a body after its fields were destructured; it must be empty. A field added to the contract
 * later then does not compile until the service handles it; otherwise an optional one would be ignored silently.
 * `const { text, ...rest } = input` · `allRead(rest)`
 */
export const allRead = (_rest: { readonly [field: string]: never }): void => {}
