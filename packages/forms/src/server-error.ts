/** `type` of an error reported by the server: validation in the form must not clear it. */
export const SERVER = 'server'
