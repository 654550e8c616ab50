const MAX_MESSAGE = 200

/** Removes queries of URLs, then masks e-mails, long words of letters and digits (tokens, ids), and all digits. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/[?#][^\s'")]*/g, ''],
  [/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[mail]'],
  [/(?=[\w.+/=-]*\d)[\w.+/=-]{20,}/g, '[key]'],
  [/\d+/g, '#'],
]

/** The part of an error message that may leave the browser: nothing that identifies a person, an order or a session. */
export const maskMessage = (text: string): string =>
  marks
    .reduce((masked, [what, mark]) => masked.replace(what, mark), text.slice(0, MAX_MESSAGE * 5))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE)

/** The first script location of a stack: file, line and column, without the URL. */
export const firstFrame = (stack: string): string => {
  const [, file, line, column] =
    /([\w.-]{1,80}\.(?:js|tsx?))(?:\?[\w=]*)?:(\d{1,7}):(\d{1,7})/.exec(stack) ?? []
  return file === undefined ? '' : `${file}:${line}:${column}`
}

/** `main.0a1b2c3d.js:1:20` → `main.js`: the part that is the same in all releases. */
export const fileOfFrame = (frame: string): string =>
  frame.replace(/:.*/, '').replace(/\.[0-9a-f]{8}(?=\.js$)/, '')
