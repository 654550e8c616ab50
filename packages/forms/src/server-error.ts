/** `type` of an error that only the server knows: no rule of the form can take it back. */
export const SERVER = 'server'
